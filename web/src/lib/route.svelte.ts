// Where we are. Links are ordinary links; a click on one of our own changes the page in place.

class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  /** Whether we have gone to a place whose heading is not there yet. */
  #arriving = false;
  /** How many places we have gone to. */
  #visits = 0;

  go(address: string): void {
    history.pushState(null, "", address);
    this.#arriving = true;
    this.#visits += 1;
    this.read();
    scrollTo(0, 0);
  }

  /** Back or forward through the history. */
  comeBack(): void {
    this.#arriving = location.pathname !== this.path || location.search !== this.search;
    if (this.#arriving) this.#visits += 1;
    this.read();
  }

  /** For going somewhere when an answer comes: it does nothing if the player has gone elsewhere by then. */
  later(): (address: string) => void {
    const visit = this.#visits;
    return (address) => {
      if (visit === this.#visits) this.go(address);
    };
  }

  /** For the heading of a place: it takes the focus after a link, so that screen readers say where the player is. */
  arrive = (heading: HTMLElement): void => {
    if (!this.#arriving) return;
    this.#arriving = false;
    if (document.activeElement && document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };

  /** Another address for the same place, without a step in the history. */
  rename(address: string): void {
    history.replaceState(null, "", address);
    this.read();
  }

  read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const route = new Route();

/** To be called once. */
export function followLinks(): void {
  addEventListener("popstate", () => route.comeBack());
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api")) return;
    if (url.pathname === location.pathname && url.hash) return; // to a place on this page
    event.preventDefault();
    route.go(url.href);
  });
}
