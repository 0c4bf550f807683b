import { askApproval } from "./approval.ts";
import { address, element, facts } from "./dom.ts";
import { formatSol, summaryOf, type TransactionSummary } from "./sandbox-api.ts";

/** Says in plain words what a transaction would do, by running it against the chain without a trace. */
export async function askToSignTransaction(
  transaction: Uint8Array,
  account: string,
  origin: string,
): Promise<void> {
  const summary = await summaryOf(transaction, account).catch((error: unknown) => String(error));
  const content =
    typeof summary === "string"
      ? [warning(`It could not be checked: ${summary}`)]
      : describe(summary, account);
  return askApproval({ title: "Sign this transaction?", origin, content });
}

function describe(summary: TransactionSummary, account: string): Node[] {
  const gains = Number(summary.leaving) < 0;
  const figure = element(
    "p",
    { className: "leaving" },
    element("span", {}, gains ? "You receive" : "You pay"),
    element("strong", { className: "figure" }, formatSol(gains ? summary.leaving.slice(1) : summary.leaving)),
  );
  const payer = summary.feePayer === account ? "You" : address(summary.feePayer);
  return [
    summary.problem ? warning(`It would fail: ${summary.problem}`) : figure,
    facts(
      ["Network", "sandbox: play money"],
      ["Fee payer", payer],
      ["Network fee", formatSol(summary.networkFee)],
      ...summary.tokens.map(tokenRow),
      ["Signers", String(summary.signers)],
      ["Instructions", String(summary.instructions)],
    ),
    programList(summary),
  ];
}

/** Amounts in smallest units say little; coins of the launchpad have six decimals. */
const tokenRow = ({ mint, change }: TransactionSummary["tokens"][number]): [string, Node] => {
  const whole = (BigInt(change) / 1_000_000n).toLocaleString("en");
  const words = change.startsWith("-") ? `${whole} of ` : `+${whole} of `;
  return ["Tokens", element("span", {}, words, address(mint))];
};

function programList({ programs }: TransactionSummary): HTMLElement {
  const list = element("ul", { className: "programs" });
  for (const { name, address: program, calls } of programs) {
    const times = calls > 1 ? ` ×${calls}` : "";
    list.append(element("li", {}, element("span", {}, name + times), address(program)));
  }
  return element("details", {}, element("summary", {}, `Programs called: ${programs.length}`), list);
}

const warning = (text: string) => element("p", { className: "warning" }, text);
