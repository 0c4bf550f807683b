import { activeAccount } from "./accounts.ts";
import { isGranted, revoke } from "./grants.ts";
import { showHome } from "./home-view.ts";
import { say } from "./parent.ts";
import { isIdle, setTabAction, showTab } from "./stage.ts";

let connectedSite: string | undefined;

/** The site that sees the active account; the tab at the page's edge is there while one does. */
export function setConnectedSite(origin: string | undefined): void {
  connectedSite = origin;
  setTabAction(origin === undefined ? undefined : openHome);
  if (isIdle()) showTab();
}

/** Shows balance and accounts, for as long as the user likes. */
export function openHome(): void {
  showHome({
    site: connectedSite ?? null,
    onClose: showTab,
    onAccount: reportAccounts,
    onDisconnect: () => {
      if (connectedSite) revoke(connectedSite);
      setConnectedSite(undefined);
      say({ kind: "accounts", accounts: [] });
      showTab();
    },
  });
}

function reportAccounts(): void {
  if (connectedSite) say({ kind: "accounts", accounts: [activeAccount()] });
}

// Another tab of the browser switched accounts or disconnected this site.
window.addEventListener("storage", () => {
  if (!connectedSite) return;
  if (isGranted(connectedSite)) reportAccounts();
  else {
    setConnectedSite(undefined);
    say({ kind: "accounts", accounts: [] });
  }
});
