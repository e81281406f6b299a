// Lets arrow keys, besides Tab, go from button to button in a group.

export function arrows(node: HTMLElement, selector = "button"): { destroy(): void } {
  function key(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const all = [...node.querySelectorAll<HTMLElement>(selector)];
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length].focus();
  }
  node.addEventListener("keydown", key);
  return { destroy: () => node.removeEventListener("keydown", key) };
}
