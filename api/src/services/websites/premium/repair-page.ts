/**
 * Makes a model's page accessible, as far as code can: one first heading and no skipped level, items only in
 * lists, pictures and links with names, and no landmarks or roles, which the page around it has. Expects the
 * output of `sanitisePage`: closed tags, and no `>` in values.
 */
export function repairPage(body: string, name: string): string {
  return withOneHeading(withoutLandmarks(withListsWhole(withNames(body, name))), name);
}

const withNames = (body: string, name: string): string =>
  body
    .replace(/<img\b(?![^>]*\balt=)([^>]*?)( src="(?:logo|banner)")/g, (_, rest: string, src: string) => {
      const what = src.includes("logo") ? "logo" : "banner";
      return `<img${rest}${src} alt="${escapeText(name)} ${what}"`;
    })
    .replace(
      /<a\b(?![^>]*\baria-label=)([^>]*\bhref=[^>]*)>((?:(?!<\/a>)[\s\S])*)<\/a>/g,
      (link, rest, inner: string) =>
        /[^\s<>]/.test(inner.replace(/<[^>]*>/g, "")) || /<img\b/.test(inner)
          ? link
          : `<a${rest} aria-label="${escapeText(name)}">${inner}</a>`,
    );

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[mark] ?? "");

// Of ARIA only names and `aria-hidden` are kept.
const ROLES = / (?:role|aria-(?!label=|hidden=)[a-z]+|tabindex)="[^"]*"/g;
/** A name on an element without a role is prohibited (axe). */
const IDLE_NAMES = /<(div|span|p|i|b|em|strong|li|dd|dt|h[1-6])\b([^>]*?) aria-label="[^"]*"/g;

/**
 * The page around it is its landmark. Further ones become plain elements, which keep a class for the style
 * sheet.
 */
const withoutLandmarks = (body: string): string =>
  body
    .replace(ROLES, "")
    .replace(IDLE_NAMES, "<$1$2")
    .replace(/<(aside|nav|header|footer)\b/g, '<$1 role="presentation"')
    .replace(/<main\b/g, "<div data-main")
    .replace(/<\/main>/g, "</div>");

/** Adapts a style sheet to the elements that `repairPage` has replaced. */
export const repairCss = (css: string): string =>
  css.replace(/(^|[\s,>+~{}])main(?=[\s,{.:#>[+~])(?!\s*[;}])/g, "$1[data-main]");

const HOMES: Readonly<Record<string, readonly string[]>> = { li: ["ul", "ol"], dt: ["dl"], dd: ["dl"] };

/** An item outside a list becomes a plain block. */
const withListsWhole = (body: string): string => {
  const open: { tag: string; shown: string }[] = [];
  return body.replace(/<(\/?)(ul|ol|dl|li|dt|dd)\b/g, (_, end: string, tag: string) => {
    if (end) return `</${open.pop()?.shown ?? tag}`;
    const home = HOMES[tag];
    const shown = !home || home.includes(open.at(-1)?.tag ?? "") ? tag : "div";
    open.push({ tag, shown });
    return `<${shown}`;
  });
};

/** The first heading is the page's; each further one is at most one level deeper than the one before. */
const withOneHeading = (body: string, name: string): string => {
  let last = 0;
  let shown = 1;
  const mended = body.replace(/<(\/?)h([1-6])\b/g, (_, end: string, asked: string) => {
    if (!end) {
      shown = last === 0 ? 1 : Math.min(Math.max(2, Number(asked)), last + 1);
      last = shown;
    }
    return `<${end}h${shown}`;
  });
  return last > 0 ? mended : `<h1>${escapeText(name)}</h1>${mended}`;
};
