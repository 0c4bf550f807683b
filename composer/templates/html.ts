/**
 * The one place where text becomes HTML. A template writes html`<p>${text}</p>`: what is interpolated is
 * escaped for the spot it stands in (text and quoted attributes alike), unless it is itself the result of one
 * of these functions.
 */
export class SafeHtml {
  constructor(readonly markup: string) {}
}

type Slot = SafeHtml | string | number | null | undefined | false | readonly Slot[];

export const html = (parts: TemplateStringsArray, ...slots: Slot[]): SafeHtml => {
  const lines = onOneLine(parts);
  let markup = lines[0] ?? "";
  for (let at = 0; at < slots.length; at++) markup += render(slots[at]) + lines[at + 1];
  return new SafeHtml(markup);
};

const joined = new WeakMap<TemplateStringsArray, readonly string[]>();

/**
 * Markup is written over several lines to be read, and rendered without them: a line break beside a tag, or
 * between two slots, is nothing; within words and attributes it is a space. Each template is joined once.
 */
const onOneLine = (parts: TemplateStringsArray): readonly string[] => {
  const known = joined.get(parts);
  if (known) return known;
  const lines = parts.map((part) =>
    part.replace(/\s*\n\s*/g, (space, at: number) => {
      const isBesideTag = part[at - 1] === ">" || part[at + space.length] === "<";
      return isBesideTag || space === part ? "" : " ";
    }),
  );
  joined.set(parts, lines);
  return lines;
};

const render = (slot: Slot): string => {
  if (slot === null || slot === undefined || slot === false) return "";
  if (slot instanceof SafeHtml) return slot.markup;
  if (Array.isArray(slot)) return slot.map(render).join("");
  return escapeText(String(slot));
};

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "`": "&#96;",
  "=": "&#61;",
};

/** Safe as text and inside a quoted attribute; control characters go. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"'`=]|(?![\n\t])\p{Cc}/gu, (character) => ENTITIES[character] ?? "");

/** Markup that this code made itself (icons, style sheets); never words of a person. */
export const trusted = (markup: string): SafeHtml => new SafeHtml(markup);

const WEB_URL = /^https?:\/\/[^\s/?#@"'<>\\]+(?:[/?#][^\s"'<>\\]*)?$/i;
const PICTURE_DATA = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,][a-z0-9+/=%;,.:_~!*()-]*$/i;
const LOCAL_PATH = /^\/(?!\/)[^\s"'<>\\]*$/;
/** A file beside the page, in a site that lies on a disk. */
const FILE_BESIDE = /^[a-z0-9-]+\.(?:webp|png|svg)$/;

/** For href: http(s) only, else null and the link is left out. */
export const webUrl = (url: string | null | undefined): string | null =>
  url && url.length <= 2048 && WEB_URL.test(url) ? url : null;

/** For src: http(s), a path on this host, a file beside the page, or picture data (offline previews). */
export const pictureUrl = (url: string | null | undefined): string | null =>
  url && (webUrl(url) !== null || LOCAL_PATH.test(url) || FILE_BESIDE.test(url) || PICTURE_DATA.test(url))
    ? url
    : null;
