import { PublicKey } from "@solana/web3.js";
import type { Chain } from "../chain/chain.ts";
import { readMint, readTokenAccount } from "../chain/token-accounts.ts";
import { readTokenMetadata } from "../chain/token-extensions.ts";
import { creatorVaultOf, FEE_RECIPIENTS, LAUNCHPAD_PROGRAM, SERVICE_WALLET } from "../launchpad/addresses.ts";
import type { Coins } from "../launchpad/coins.ts";
import { readCurve } from "../launchpad/curve.ts";
import { shortAddress } from "../launchpad/pages/figures.ts";
import { type Html, html } from "../launchpad/pages/html.ts";
import { programName, UNKNOWN_PROGRAM } from "../wallet/summary.ts";

/** What people call the accounts of the chain. */
export interface Names {
  /** What an account is; undefined for a wallet and for one that does not exist. */
  kind(address: string): string | undefined;
  account(address: string): Html;
  /** With what it is, where its name does not say it. */
  accountAndKind(address: string): Html;
  token(mint: string): Html;
  /** Where the fees of a coin's creator are kept. */
  creatorVault(mint: string): string | undefined;
}

export function createNames(chain: Chain, coins: Coins): Names {
  const fixed = new Map([
    [chain.faucet.publicKey.toBase58(), "Faucet"],
    [SERVICE_WALLET.toBase58(), "Trading service"],
    ...FEE_RECIPIENTS.map((key): [string, string] => [key.toBase58(), "Launchpad’s fees"]),
  ]);
  const symbol = (mint: string) => {
    const metadata = readTokenMetadata(readMint(chain.vm.account(mint))?.extensions ?? []);
    return metadata ? `$${metadata.symbol}` : shortAddress(mint);
  };

  const kind = (address: string) => {
    const known = fixed.get(address);
    if (known) return known;
    const program = programName(address);
    const account = chain.vm.account(address);
    if (program !== UNKNOWN_PROGRAM) return `${program} program`;
    if (account?.executable) return "Program";
    if (readMint(account)) return `Mint of ${symbol(address)}`;
    const token = readTokenAccount(account);
    if (token) return `Token account for ${symbol(token.mint)}`;
    if (readCurve(account)) return "Bonding curve";
    return account?.owner === LAUNCHPAD_PROGRAM.toBase58() ? "Launchpad’s record" : undefined;
  };
  const account = (address: string) =>
    html`<a href="/address/${address}" title="${address}">${fixed.get(address) ?? html`<code>${shortAddress(address)}</code>`}</a>`;

  return {
    kind,
    account,
    accountAndKind: (address) => {
      const said = fixed.has(address) ? undefined : kind(address);
      return html`${account(address)}${said && html` <span class="role">${said}</span>`}`;
    },
    token: (mint) => html`<a href="${coins.find(mint) ? "/token" : "/address"}/${mint}">${symbol(mint)}</a>`,
    creatorVault: (mint) => {
      const creator = coins.find(mint)?.reserves.creator;
      return creator && creatorVaultOf(new PublicKey(creator)).toBase58();
    },
  };
}
