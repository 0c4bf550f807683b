import { coinDescription, coinName } from "#contract/coin.ts";
import type { LaunchedCoin } from "../services/launches/read-launched-coin.ts";
import type { Settings } from "../settings.ts";
import { inHtml } from "./dress-page.ts";

/** Says in the app's page whose token it shows, for those who only read a link: messengers, X, search engines. */
export function describeCoin(
  page: string,
  { publicUrl, productName }: Settings,
  mint: string,
  coin: LaunchedCoin,
): string {
  const name = coinName(coin, mint);
  const description = inHtml(coinDescription(name, productName));
  const tags: [string, string][] = [
    ["og:type", "website"],
    ["og:site_name", productName],
    ["og:title", name],
    ["og:description", coinDescription(name, productName)],
    ["og:url", `${publicUrl}/token/${mint}`],
    ["og:image", publicUrl + coin.image_url],
    ["twitter:card", "summary"],
  ];
  const metas = tags.map(
    ([property, content]) => `<meta property="${property}" content="${inHtml(content)}">`,
  );
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${inHtml(`${name} · ${productName}`)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, start) => start + description)
    .replace("</head>", () => `${metas.join("")}</head>`);
}
