import type { Settings } from "../settings.ts";

/** What the built page and manifest call the product. */
const BUILT_NAME = "Gemwright";
/** What stands in the prerendered home page for what only the instance knows. */
const BUILT_SOCIAL = 'href="https://social.invalid/"';
const BUILT_DOMAIN = "sites.invalid";

/**
 * The instance's own name in the page and the manifest, and what the public pages say of it, so that they need no
 * call: read by `web/src/instance.ts`.
 */
export function dressPage(settings: Settings): (path: string, bytes: Buffer) => Buffer {
  const { productName: name } = settings;
  const facts = {
    product_name: name,
    support_email: settings.supportEmail,
    social_url: settings.socialUrl,
    default_domain: settings.sitesDomain,
    main_wallet: settings.wallets.find((wallet) => !wallet.script_url)?.name ?? "",
  };
  const data = JSON.stringify(facts).replaceAll("<", "\\u003c");
  const block = `<script id="instance" type="application/json">${data}</script>`;
  return (path, bytes) => {
    if (path === "/index.html" || path === "/home.html") {
      const page = bytes
        .toString("utf8")
        .replaceAll(BUILT_NAME, () => inHtml(name))
        .replaceAll(BUILT_SOCIAL, () => `href="${inHtml(settings.socialUrl)}"`)
        .replaceAll(BUILT_DOMAIN, () => inHtml(settings.sitesDomain));
      return Buffer.from(page.replace("</head>", () => `${block}</head>`));
    }
    if (path === "/manifest.webmanifest")
      return Buffer.from(
        bytes.toString("utf8").replaceAll(BUILT_NAME, () => JSON.stringify(name).slice(1, -1)),
      );
    return bytes;
  };
}

const inHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
