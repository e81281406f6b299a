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

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // for this visit it holds
  }
}
