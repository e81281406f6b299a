// `import eagle from "icon:eagle-emblem"`: the drawing of one icon of game-icons (CC BY 3.0, authors in docs/web.md),
// so that the page carries those it shows and no others.

import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const PREFIX = "icon:";

export function icons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
      if (!icon) this.error(`there is no icon ${name}`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
