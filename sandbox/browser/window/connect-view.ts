import { activeAccount, otherSeededAccount, switchTo } from "./accounts.ts";
import { askApproval } from "./approval.ts";
import { address, button, element, facts } from "./dom.ts";
import { fundedBalance } from "./funding.ts";
import { siteName } from "./parent.ts";
import { formatSol } from "./sandbox-api.ts";

/**
 * Asks whether a site may see the active account. The first account is made, and funded, on this occasion.
 */
export function askToConnect(origin: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const ask = () => askAboutActive(origin, ask).then(resolve, reject);
    ask();
  });
}

/** A question that another account was chosen in is asked again, and never answered itself. */
function askAboutActive(origin: string, askAgain: () => void): Promise<void> {
  const account = activeAccount();
  const balance = element("span", { className: "figure" }, "…");
  fundedBalance(account.address).then(
    (lamports) => balance.replaceChildren(formatSol(lamports, 4)),
    () => balance.replaceChildren("unknown: the chain does not answer"),
  );
  const rights = element(
    "ul",
    { className: "rights" },
    element("li", {}, "see your address and balance"),
    element("li", {}, "ask you to sign; nothing is signed without you"),
  );
  return askApproval({
    title: `${siteName(origin)} wants to connect`,
    content: [
      element("p", {}, "It will be able to:"),
      rights,
      facts(["Account", account.label], ["Address", address(account.address)], ["Balance", balance]),
      ...seededChoice(askAgain),
    ],
  });
}

function seededChoice(onChosen: () => void): HTMLElement[] {
  const seeded = otherSeededAccount();
  if (!seeded) return [];
  const use = () => {
    switchTo(seeded.address);
    onChosen();
  };
  return [button("Use the seeded account", "plain wide", use)];
}
