import type { AccountInfo } from "../protocol.ts";
import { accounts, activeAccount, addAccount, switchTo } from "./accounts.ts";
import { walletBar } from "./approval.ts";
import { address, button, element, heading } from "./dom.ts";
import { fundedBalance } from "./funding.ts";
import { siteName } from "./parent.ts";
import { airdrop, balanceOf, formatSol } from "./sandbox-api.ts";
import { showPanel } from "./stage.ts";

interface Home {
  /** The site that is connected; null if none is. */
  site: string | null;
  onClose?: () => void;
  onAccount?: () => void;
  onDisconnect?: () => void;
}

/** Balance, faucet and accounts. */
export function showHome(home: Home): void {
  const account = activeAccount();
  const again = () => showHome(home);
  const choose = (change: () => void) => () => {
    change();
    home.onAccount?.();
    again();
  };
  const close = home.onClose ? [closeButton(home.onClose)] : [];
  const view = element("section", { className: "view" }, walletBar(...close), heading(account.label));
  view.append(
    element("p", { className: "full-address" }, element("code", {}, account.address)),
    balanceLine(account.address),
    element("h2", {}, "Accounts"),
    accountList(account, choose),
    button("Add account", "plain wide", choose(addAccount)),
    ...(home.site && home.onDisconnect ? [connection(home.site, home.onDisconnect)] : []),
  );
  showPanel(view, home.onClose);
}

function balanceLine(owner: string): HTMLElement {
  const figure = element("strong", { className: "figure", "aria-live": "polite" }, "…");
  const show = (lamports: number) => figure.replaceChildren(formatSol(lamports, 4));
  const fail = () => figure.replaceChildren("The chain does not answer");
  const more = button("Get 10 SOL", "primary", () => {
    more.disabled = true;
    airdrop(owner)
      .then(() => balanceOf(owner))
      .then(show, fail)
      .finally(() => {
        more.disabled = false;
      });
  });
  fundedBalance(owner).then(show, fail);
  return element("div", { className: "balance" }, element("p", {}, "Balance", figure), more);
}

function accountList(active: AccountInfo, choose: (change: () => void) => () => void): HTMLElement {
  const list = element("ul", { className: "accounts" });
  for (const { address: owner, label } of accounts()) {
    const entry = button(
      "",
      "account",
      choose(() => switchTo(owner)),
    );
    entry.append(element("span", {}, label), address(owner));
    entry.setAttribute("aria-label", owner === active.address ? `${label}, in use` : `Switch to ${label}`);
    if (owner === active.address) entry.setAttribute("aria-current", "true");
    list.append(element("li", {}, entry));
  }
  return list;
}

const connection = (origin: string, onDisconnect: () => void) =>
  element(
    "div",
    { className: "connection" },
    element("p", {}, "Connected to ", element("strong", {}, siteName(origin))),
    button("Disconnect", "plain", onDisconnect),
  );

function closeButton(onClose: () => void): HTMLButtonElement {
  const made = button("×", "close", onClose);
  made.setAttribute("aria-label", "Close");
  return made;
}
