// What screen readers say without being asked.

class News {
  text = $state("");
  /** How often something was announced: the same sentence again is said again. */
  times = $state(0);
}

export const news = new News();

export function announce(sentences: readonly string[]): void {
  if (!sentences.length) return;
  news.text = sentences.slice(-4).join(" ");
  news.times += 1;
}

/** Nothing of what was announced may be left. */
export function silence(): void {
  news.text = "";
}
