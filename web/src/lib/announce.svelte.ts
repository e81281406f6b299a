// What screen readers say without being asked.

class News {
  text = $state("");
  /** How often something was announced, so that the same sentence is said again. */
  times = $state(0);
}

export const news = new News();

export function announce(sentences: readonly string[]): void {
  if (!sentences.length) return;
  news.text = sentences.slice(-4).join(" ");
  news.times += 1;
}

/** Remove what was announced: nobody else may hear it. */
export function silence(): void {
  news.text = "";
}
