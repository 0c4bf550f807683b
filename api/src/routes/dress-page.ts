import { builtFacts, type InstanceFacts, paintedFacts } from "#contract/pages.ts";
import type { Settings } from "../settings.ts";
import type { Dress } from "./web-files.ts";

/**
 * Puts the instance's name and facts into pages and manifest: into the prerendered text, and as data for the
 * app, so that it needs no call (`web/src/app/instance.ts`). The tag of a wallet's review goes with them.
 */
export function dressPage(settings: Settings): Dress {
  const facts: InstanceFacts = {
    product_name: settings.productName,
    support_email: settings.supportEmail,
    social_url: settings.socialUrl,
    default_domain: settings.sitesDomain,
    main_wallet: settings.wallets.find((wallet) => !wallet.script_url)?.name ?? "",
  };
  const data = JSON.stringify(facts).replaceAll("<", "\\u003c");
  const tag = settings.walletVerification;
  const meta = tag ? `<meta name="${tag.name}" content="${inHtml(tag.content)}">` : "";
  const block = `${meta}<script id="instance" type="application/json">${data}</script>`;
  const own = new Map(paintedFacts.map((fact) => [builtFacts[fact], facts[fact]]));
  // Replaced in one pass, because an instance's name may contain another placeholder.
  const builtIn = new RegExp([...own.keys()].map(literal).join("|"), "g");
  const dress = (bytes: Buffer, spell: (text: string) => string) =>
    bytes.toString("utf8").replace(builtIn, (built) => spell(own.get(built) ?? built));
  return (path, bytes) => {
    if (path.endsWith(".html"))
      return Buffer.from(dress(bytes, inHtml).replace("</head>", () => `${block}</head>`));
    if (path === "/manifest.webmanifest") return Buffer.from(dress(bytes, inJson));
    return bytes;
  };
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Escapes for text and for quoted attributes. */
export const inHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
