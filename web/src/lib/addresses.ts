// The addresses of a match: of its page, and of its part of the API. The id comes from an address, so it can be anything.

export function placeOf(match: string): string {
  return `/m/${encodeURIComponent(match)}`;
}

export function apiOf(match: string): string {
  return `/api/matches/${encodeURIComponent(match)}`;
}

/** A part of an address, decoded if it can be. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
