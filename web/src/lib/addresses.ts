// Where a match is: for people, and for the page's own questions. Its id comes out of an address, and may be anything.

export function placeOf(match: string): string {
  return `/m/${encodeURIComponent(match)}`;
}

export function apiOf(match: string): string {
  return `/api/matches/${encodeURIComponent(match)}`;
}

/** A part of an address; what is not properly encoded is left as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
