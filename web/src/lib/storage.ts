// What this browser stores for the player. If it stores nothing, or something old or odd, the defaults hold.

const PREFIX = "rostra-";

/** What was stored under this name; null if nothing was, or nothing that can be read. */
export function stored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** What was stored under this name; the default for every field that is missing or has another type. */
export function storedOr<Things extends object>(name: string, defaults: Things): Things {
  const found = stored(name);
  if (typeof found !== "object" || found === null) return { ...defaults };
  const sound = Object.entries(found).filter(([key, value]) => {
    return Object.hasOwn(defaults, key) && value !== null && typeof value === typeof defaults[key as keyof Things];
  });
  return { ...defaults, ...Object.fromEntries(sound) };
}

export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // then it holds for this visit only
  }
}
