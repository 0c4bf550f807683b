/** Extensions do not exist on phones; there the wallets bring a browser of their own. */
const inAppBrowsers: Record<string, string> = {
  Phantom: "https://phantom.app/ul/browse/",
  Solflare: "https://solflare.com/ul/v1/browse/",
};

/** The link that opens a page in a wallet's own browser, where one is known. */
export function openInWallet(wallet: string, page: string): string | null {
  const browser = inAppBrowsers[wallet];
  const { origin } = new URL(page);
  return browser ? `${browser}${encodeURIComponent(page)}?ref=${encodeURIComponent(origin)}` : null;
}

/** An iPad says that it is a Mac; no Mac has a touch screen. */
export const isPhone = ({ userAgent, maxTouchPoints }: Navigator = navigator): boolean =>
  /\b(Android|iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
