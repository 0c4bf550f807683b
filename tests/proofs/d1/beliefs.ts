import type { SessionTokens } from "#contract/auth.ts";
import type { CreativeResult } from "#contract/generation.ts";
import type { SavedToken } from "#contract/token.ts";
import type { TemplateId } from "#contract/website.ts";
import type { TestWallet } from "../../../api/src/testing/wallet.ts";
import type { Random } from "../../../composer/seeded/random.ts";
import type { Call } from "../../support/api-user.ts";

export interface WebsiteBelief {
  id: string;
  subdomain: string;
  domain: string;
  templateId: TemplateId;
  previewUrl: string;
  status: "generated" | "deployed";
}

/** What a host must answer: the page of the token as it was when it was deployed. */
export interface LiveBelief {
  host: string;
  title: string;
}

export interface TokenBelief {
  saved: SavedToken;
  website: WebsiteBelief | null;
  live: LiveBelief | null;
}

/** All answers that one client received are true. It is compared with the server after every kill. */
export interface Beliefs {
  name: string;
  generations: Map<string, CreativeResult>;
  tokens: Map<string, TokenBelief>;
  deleted: string[];
  /** Hosts whose site was taken offline. */
  gone: Set<string>;
  lamports: number;
  /** An address that this client alone pays to. */
  sink: { address: string; lamports: number };
  signatures: string[];
}

/** One user and what they believe. */
export interface Client {
  index: number;
  random: Random;
  call: Call;
  /** Host and port of the sites' domain. */
  domain: string;
  /** Those that websites can be made with. */
  templates: readonly TemplateId[];
  wallet: TestWallet;
  session: SessionTokens;
  believed: Beliefs;
  /** The write that was sent and not answered when the power went. */
  pending: Write | null;
  /** How often the session was over, since an answer was lost and the same token came back too late. */
  signOuts: number;
  /** Counts up, so that no two things of one client are called the same. */
  counter: number;
}

export const writeKinds = [
  "sign-in",
  "refresh",
  "profile",
  "generate",
  "draft",
  "edit",
  "website",
  "deploy",
  "delete",
  "airdrop",
  "transfer",
] as const;
export type WriteKind = (typeof writeKinds)[number];

export interface Write {
  kind: WriteKind;
  /** Sends it, and believes the answer. */
  send(): Promise<void>;
  /** After a crash that came before the answer: believes it if the server says that it happened. */
  resolve(): Promise<boolean>;
}

/** What was acknowledged and is not so, or what is neither the old state nor the new. */
export class Lost extends Error {}
