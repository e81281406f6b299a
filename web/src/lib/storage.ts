// What this browser keeps for somebody. A browser may keep nothing at all, or something old or odd: then it is as at first.

const PREFIX = "rostra-";

/** What was kept under this name; null if nothing was, or nothing that can be read. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** What was kept of this, where it is of the same type as the usual; else the usual. */
export function keptOf<Things extends object>(name: string, usual: Things): Things {
  const found = kept(name);
  if (typeof found !== "object" || found === null) return { ...usual };
  const sound = Object.entries(found).filter(([key, value]) => {
    return Object.hasOwn(usual, key) && value !== null && typeof value === typeof usual[key as keyof Things];
  });
  return { ...usual, ...Object.fromEntries(sound) };
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // for this visit it holds
  }
}
