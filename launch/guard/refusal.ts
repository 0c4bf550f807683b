/** Why a transaction is refused, by rule: the sentence that the creator reads. */
export const launchRules = {
  unreadable: "The trading service did not return a transaction that can be read.",
  oversized: "The transaction is larger than the chain takes.",
  version: "The transaction is of a kind that this app does not sign.",
  payer: "The transaction would be paid by another wallet than yours.",
  signers: "The transaction asks for other signatures than your wallet's and the new token's.",
  signed: "The transaction arrived with a signature already on it.",
  repeated_account: "The transaction names one account twice.",
  unknown_table: "The transaction uses an address table that could not be read from the chain.",
  hidden_account: "The transaction hides your wallet, the new token or a program in an address table.",

  unknown_program: "The transaction calls a program that has no part in a launch.",
  router: "The transaction would buy through a program of the trading service's own, which nobody can check.",
  fee_sharing: "The transaction would change who gets your creator fees.",
  agent: "The transaction would hand the token to an agent program.",
  compute_budget: "The transaction sets its network fee in a way that this app does not know.",
  priority_fee: "The transaction would pay a higher priority fee than you agreed to.",
  system_call: "The transaction would do more with your wallet than pay from it.",
  transfers: "The transaction makes more payments than a launch needs.",
  token_transfer: "The transaction would move tokens out of your wallet.",
  token_approve: "The transaction would let somebody else spend your tokens.",
  token_authority: "The transaction would give control of a token or a token account away.",
  token_burn: "The transaction would burn tokens of yours.",
  token_close: "The transaction would close a token account of yours.",
  token_call: "The transaction calls the token program, which a launch does not need.",
  token_account: "The transaction opens a token account that is not yours for this token.",

  create_missing: "The transaction does not create your token.",
  create_repeated: "The transaction creates more than one token.",
  create_data: "The transaction creates a token with details that this app cannot read.",
  create_accounts: "The transaction creates the token with other accounts than the launchpad's own.",
  name: "The transaction gives the token another name than yours.",
  symbol: "The transaction gives the token another ticker than yours.",
  uri: "The transaction gives the token another description and picture than yours.",
  text_too_long: "The name, the ticker or the metadata address is longer than the launchpad takes.",
  creator: "The transaction would pay your creator fees to somebody else.",
  create_options: "The transaction turns on a launchpad option that you did not choose.",
  holder_reward: "The transaction would give your creator fees to the token's holders for ever.",

  purchase_missing: "The transaction does not make your purchase.",
  purchase_repeated: "The transaction buys more than once.",
  purchase_unasked: "The transaction makes a purchase that you did not ask for.",
  purchase_data: "The transaction buys in a way that this app cannot read.",
  purchase_accounts: "The transaction buys with other accounts than yours and the launchpad's.",
  purchase_price: "The transaction would spend more on your purchase than you agreed to.",
  purchase_tokens: "The transaction would accept fewer tokens for your purchase than you agreed to.",
  sale: "The transaction would sell tokens.",
  launchpad_call: "The transaction gives the launchpad an instruction that this app does not know.",
  order: "The transaction's steps are not in the order that a launch needs.",
  total: "More SOL could leave your wallet than this launch costs.",

  claim_empty: "There are no creator fees to claim right now.",
  claim_call: "The transaction does something else than claim your creator fees.",
  claim_accounts: "The transaction claims creator fees with other accounts than yours and the launchpad's.",
  claim_short: "In a trial run, your wallet got less than the creator fees that wait for it.",

  changed: "The wallet returned another transaction than the one you reviewed.",
  unsigned: "The wallet returned the transaction without your signature.",
  protection: "The wallet added instructions that do more than protect you.",

  changed_table: "The trading service's address table on the chain is not the one that this app knows.",
  unreadable_chain: "The chain's answer could not be read, so the transaction could not be checked.",
  simulation: "The transaction would fail on the chain.",
  wallet_loss: "In a trial run, more SOL left your wallet than this launch costs.",
  wallet_control: "In a trial run, the transaction took control of your wallet.",
  mint_control: "In a trial run, somebody else could make or freeze tokens.",
  mint_kind: "In a trial run, the new token was not of the kind that the launchpad makes.",
  mint_metadata: "In a trial run, the new token did not carry your name, ticker and picture.",
  curve_creator: "In a trial run, your creator fees went to somebody else.",
  curve_options: "In a trial run, a launchpad option was on that you did not choose.",
  tokens_missing: "In a trial run, your wallet got fewer tokens than you agreed to.",
  tokens_control: "In a trial run, somebody else could take the tokens that you bought.",
} as const;

export type LaunchRule = keyof typeof launchRules;

/** The guard throws this and nothing else. */
export class LaunchRefusal extends Error {
  readonly rule: LaunchRule;
  /** For the raw view: what was found, in the chain's own terms. */
  readonly detail: string;
  constructor(rule: LaunchRule, detail = "") {
    super(launchRules[rule]);
    this.name = "LaunchRefusal";
    this.rule = rule;
    this.detail = detail;
  }
}

export function refuse(rule: LaunchRule, detail?: string): never {
  throw new LaunchRefusal(rule, detail);
}

export function refuseUnless(condition: boolean, rule: LaunchRule, detail?: string): asserts condition {
  if (!condition) refuse(rule, detail);
}
