import { button, element, heading } from "./dom.ts";
import { siteName } from "./parent.ts";
import { RejectedError } from "./rejected-error.ts";
import { showPanel, showTab } from "./stage.ts";

interface Question {
  title: string;
  /** The site that asks, where the title does not name it. */
  origin?: string;
  content: Node[];
}

/**
 * Shows a question with Approve and Reject, and waits for one of them.
 * @throws RejectedError on Reject and on Esc
 */
export function askApproval({ title, origin, content }: Question): Promise<void> {
  return new Promise((resolve, reject) => {
    const no = () => {
      showTab();
      reject(new RejectedError());
    };
    const yes = () => {
      showTab();
      resolve();
    };
    const site = origin ? [element("p", { className: "site" }, siteName(origin))] : [];
    const buttons = element(
      "div",
      { className: "buttons" },
      button("Reject", "plain", no),
      button("Approve", "primary", yes),
    );
    const view = element("section", { className: "view" }, walletBar(), ...site, heading(title));
    view.append(element("div", { className: "content" }, ...content), buttons);
    showPanel(view, no);
  });
}

/** The line at the top of every view: whose window this is, and that its money is play money. */
export function walletBar(...extra: Node[]): HTMLElement {
  const brand = element("p", { className: "brand" }, facet(), "Sandbox Wallet");
  return element(
    "div",
    { className: "bar" },
    brand,
    element("p", { className: "play" }, "Play money"),
    ...extra,
  );
}

const facet = () => element("span", { className: "facet", "aria-hidden": "true" });
