/** Shorter path data and short ids: the same picture in fewer bytes. */
export const compactSvg = (body: string): string =>
  renameIds(dropNoise(body)).replace(/-?\d*\.\d+/g, shorten);

/**
 * Two decimals. A dot may be all that parts two numbers (".5.25"): where it goes, a space takes its place.
 */
const shorten = (digits: string, at: number, whole: string): string => {
  if (!/\.\d{3,}/.test(digits)) return digits;
  const rounded = Number(digits)
    .toFixed(2)
    .replace(/\.?0+$/, "")
    .replace(/^(-?)0\./, "$1.");
  const short = rounded === "" || rounded === "-0" || rounded === "-" ? "0" : rounded;
  const before = /^[-.]/.test(digits) && !/^[-.]/.test(short) && /[\d.]/.test(whole[at - 1] ?? "") ? " " : "";
  const after = !short.includes(".") && whole[at + digits.length] === "." ? " " : "";
  return before + short + after;
};

const dropNoise = (body: string): string =>
  body
    .replace(/ fill-rule="nonzero"| style="[^"]*"| class="[^"]*"| data-[a-z-]+="[^"]*"/g, "")
    .replace(/>\s+</g, "><")
    .trim();

const renameIds = (body: string): string => {
  const names = new Map<string, string>();
  for (const [, id] of body.matchAll(/\bid="([^"]+)"/g)) if (id) names.set(id, names.size.toString(36));
  return body
    .replace(/\bid="([^"]+)"/g, (_, id: string) => `id="${names.get(id) ?? id}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${names.get(id) ?? id})`)
    .replace(/href="#([^"]+)"/g, (_, id: string) => `href="#${names.get(id) ?? id}"`)
    .replaceAll("xlink:href", "href");
};
