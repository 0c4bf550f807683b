import postcss, { type AtRule, type ChildNode, type Root } from "postcss";
import type { Plugin } from "vite";

/**
 * Prepares the app's style sheet for pages that load it late, after they are painted with a part of it
 * (tooling/prerender-pages.mjs). Chrome chooses the faces of what is being read anew when a sheet with layers or faces
 * comes; so the layers are flattened, and the faces move into `index.html`.
 */
export const styleSheet = (): Plugin => ({
  name: "style-sheet",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const faces: string[] = [];
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        const sheet = postcss.parse(String(file.source));
        sheet.walkAtRules("font-face", (face) => {
          faces.push(face.toString());
          face.remove();
        });
        flattenLayers(sheet);
        file.source = sheet.toString();
      }
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("There is no index.html.");
      page.source = String(page.source).replace(
        "</head>",
        () => `<style id="faces">${faces.join("")}</style></head>`,
      );
    },
  },
});

/**
 * Puts the rules of all layers into the order in which they apply. The order decides as a layer does only where no rule
 * of an earlier layer is stronger than one class.
 */
export function flattenLayers(sheet: Root): void {
  const layers = new Map<string, ChildNode[]>();
  sheet.walkAtRules("layer", (layer) => {
    if (layer.parent !== sheet) throw layer.error("A layer stands in another rule.");
    for (const name of layer.params.split(",").map((each) => each.trim()))
      layers.set(name, [...(layers.get(name) ?? []), ...(layer.nodes ?? [])]);
    layer.remove();
  });
  const last = [...layers.keys()].at(-1);
  for (const [name, nodes] of layers) if (name !== last) for (const node of nodes) checkStrength(node);
  sheet.prepend([...layers.values()].flat());
}

function checkStrength(node: ChildNode): void {
  if (node.type === "rule") {
    const strong = node.selectors.find((selector) => classesOf(selector) > 1);
    if (strong) throw node.error(`${strong} is stronger than one class: put the rest of it into :where().`);
  } else if (node.type === "atrule" && node.name !== "keyframes")
    for (const inner of (node as AtRule).nodes ?? []) checkStrength(inner);
}

/** How many classes, attributes and states a selector counts; an element counts none, and nothing here has an id. */
function classesOf(selector: string): number {
  const counted = selector
    .replaceAll(/:where\((?:[^()]|\([^()]*\))*\)|::[\w-]+|:(?:before|after)\b/g, "")
    .replaceAll(/:(?:is|not|has)\(/g, "(");
  return counted.match(/\.[\w-]|\[|:[\w-]/g)?.length ?? 0;
}
