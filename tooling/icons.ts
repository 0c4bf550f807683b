import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases: Record<string, { parent: string }>;
}

const { icons: drawn, aliases }: IconSet = JSON.parse(
  readFileSync("node_modules/@iconify-json/lucide/icons.json", "utf8"),
);
const PREFIX = "\0icon:";

/** Gives `import X from "icon:name"` the component of one of Lucide's icons. */
export const icons = (): Plugin => ({
  name: "icons",
  resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(PREFIX)) return null;
    const name = id.slice(PREFIX.length);
    const body = drawn[aliases[name]?.parent ?? name]?.body;
    if (!body) throw new Error(`Lucide has no icon "${name}".`);
    const component = JSON.stringify(resolve("web/src/ui/icon.tsx"));
    return `import { icon } from ${component};\nexport default /* @__PURE__ */ icon(${JSON.stringify(body)});`;
  },
});
