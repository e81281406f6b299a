// What screen readers say without being asked.

class News {
  text = $state("");
}

export const news = new News();

export function announce(sentences: readonly string[]): void {
  if (sentences.length) news.text = sentences.slice(-4).join(" ");
}
