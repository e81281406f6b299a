// What this browser stores for the player. It may store nothing at all, or something old or odd: then the defaults hold.

const PREFIX = "rostra-";

/** What was stored under this name; null if nothing was, or nothing that can be read. */
export function stored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** What was stored of this, where it has the type of the default; else the default. */
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
    // for this visit it holds
  }
}
