import { parse } from "postcss";

const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi;
const ESCAPED = /\\([0-9a-f]{1,6}) ?|\\(.)/gi;
const ENTITIES = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/**
 * The style sheet without the rules that no element of the page can match: those whose classes it does not have.
 * A state such as `:hover` or a theme stays.
 */
export function usedStyles(styles, page) {
  const classes = classesIn(page);
  const isUsed = (selector) =>
    [...selector.replaceAll(/:not\([^)]*\)/g, "").matchAll(CLASS)].every(([, name]) =>
      classes.has(name.replaceAll(ESCAPED, unescaped)),
    );
  const sheet = parse(styles);
  sheet.walkRules((rule) => {
    if (rule.parent.name === "keyframes") return;
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) removeWithParents(rule);
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  return sheet.toString();
}

const classesIn = (page) =>
  new Set(
    [...page.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) =>
      names.replaceAll(/&[\w#]+;/g, (entity) => ENTITIES[entity] ?? entity).split(/\s+/),
    ),
  );

const unescaped = (_, code, letter) => (code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter);

/** An at-rule with nothing left in it goes too. */
function removeWithParents(node) {
  const { parent } = node;
  node.remove();
  if (parent.type === "atrule" && parent.nodes.length === 0) removeWithParents(parent);
}
