import type { Chain } from "../chain/chain.ts";
import type { Entry } from "../chain/ledger.ts";
import { type Commitment, lagOf } from "../chain/slots.ts";
import type { AccountState } from "../chain/vm.ts";
import { encodeAccount, MAX_BASE58_BYTES } from "./encode-account.ts";
import { asAddress, asConfig, type Config, commitmentOf, type Params } from "./params.ts";
import { readAccountFilters } from "./program-accounts.ts";
import { invalidParams } from "./rpc-error.ts";

export interface Subscription {
  /** Something landed. */
  landed?(entry: Entry): void;
  /** A new slot began. */
  slot?(slot: number): void;
}

/** Who subscribed to something. */
export interface Subscriber {
  chain: Chain;
  notify(method: string, result: unknown): void;
  /** Ends the subscription. */
  end(): void;
}

interface Awaited {
  commitment: Commitment;
  wanted(entry: Entry): boolean;
  report(entry: Entry): void;
  /** What had landed before the subscription, and must still be reported. */
  backlog?: readonly Entry[];
}

const SYSTEM_PROGRAM = "11111111111111111111111111111111";
const NO_ACCOUNT: AccountState = {
  lamports: 0n,
  owner: SYSTEM_PROGRAM,
  data: new Uint8Array(),
  executable: false,
};

/** By the method that subscribes. */
export const subscriptionKinds: Record<string, (by: Subscriber, params: Params) => Subscription> = {
  signatureSubscribe: ({ chain, notify, end }, params) => {
    const signature = params.signature(0);
    const config = params.config(1);
    const commitment = commitmentOf(config);
    const report = (value: unknown) => notify("signatureNotification", inContext(chain, commitment, value));
    const known = chain.ledger.find(signature);
    const reached = whenReached(chain, {
      commitment,
      wanted: (entry) => entry.transaction.signature === signature,
      report: ({ outcome }) => {
        report({ err: outcome.err });
        end(); // a signature is reported once
      },
      backlog: known ? [known] : [],
    });
    if (config.enableReceivedNotification !== true) return reached;
    if (known) setImmediate(() => report("receivedSignature"));
    return {
      ...reached,
      landed: (entry) => {
        if (entry.transaction.signature === signature) report("receivedSignature");
        reached.landed?.(entry);
      },
    };
  },

  accountSubscribe: ({ chain, notify }, params) => {
    const address = params.address(0);
    const config = params.config(1);
    const commitment = commitmentOf(config);
    const encode = accountEncoder(chain, config);
    return whenReached(chain, {
      commitment,
      wanted: (entry) => entry.changed.includes(address),
      report: () => {
        const account = chain.vm.account(address) ?? NO_ACCOUNT;
        notify("accountNotification", inContext(chain, commitment, encode(address, account)));
      },
      backlog: unreached(chain, address, commitment),
    });
  },

  programSubscribe: ({ chain, notify }, params) => {
    const program = params.address(0);
    const config = params.config(1);
    const commitment = commitmentOf(config);
    const isWanted = readAccountFilters(config.filters);
    const encode = accountEncoder(chain, config);
    return whenReached(chain, {
      commitment,
      wanted: () => true,
      report: ({ changed }) => {
        for (const pubkey of changed) {
          const account = chain.vm.account(pubkey);
          if (account?.owner !== program || !isWanted(account)) continue;
          const value = { pubkey, account: encode(pubkey, account) };
          notify("programNotification", inContext(chain, commitment, value));
        }
      },
    });
  },

  logsSubscribe: ({ chain, notify }, params) => {
    const mentioned = mentionedBy(params.at(0));
    const commitment = commitmentOf(params.config(1));
    return whenReached(chain, {
      commitment,
      wanted: (entry) => mentioned === undefined || entry.accounts.all.includes(mentioned),
      report: ({ transaction: { signature }, outcome: { err, logs } }) =>
        notify("logsNotification", inContext(chain, commitment, { signature, err, logs })),
    });
  },

  slotSubscribe: ({ chain, notify }) => ({
    slot: (slot) =>
      notify("slotNotification", {
        parent: chain.slots.blockAt(slot - 1),
        root: slot - lagOf.finalized,
        slot,
      }),
  }),

  rootSubscribe: ({ notify }) => ({
    slot: (slot) => notify("rootNotification", slot - lagOf.finalized),
  }),

  slotsUpdatesSubscribe: ({ chain, notify }) => ({
    slot: (slot) => {
      const timestamp = chain.slots.timeOf(slot) * 1000;
      const updates = [
        { type: "createdBank", parent: slot - 1, slot, timestamp },
        { type: "completed", slot: slot - 1, timestamp },
        { type: "optimisticConfirmation", slot: slot - lagOf.confirmed, timestamp },
        { type: "root", slot: slot - lagOf.finalized, timestamp },
      ];
      for (const update of updates) notify("slotsUpdatesNotification", update);
    },
  }),
};

const inContext = ({ slots }: Chain, commitment: Commitment, value: unknown) => ({
  context: { slot: slots.at(commitment) },
  value,
});

/** Reports landed transactions once they have reached their commitment. */
function whenReached({ slots, ledger }: Chain, awaited: Awaited): Subscription {
  const { commitment, wanted, report, backlog = [] } = awaited;
  let waiting: readonly Entry[] = backlog;
  const flush = (slot: number) => {
    const ripe = waiting.filter((entry) => entry.slot + lagOf[commitment] <= slot);
    waiting = waiting.filter((entry) => !ripe.includes(entry));
    // A fork may have taken it back by now.
    for (const entry of ripe) if (ledger.find(entry.transaction.signature)) report(entry);
  };
  const flushNow = () => flush(slots.current());
  if (backlog.length > 0) setImmediate(flushNow); // the answer with the subscription's number goes first
  const landed = (entry: Entry) => {
    if (wanted(entry)) waiting = [...waiting, entry];
    flushNow();
  };
  return { landed, slot: flush };
}

/** Changes of an account that have not reached a commitment yet; those of the newest slot never have. */
function unreached({ slots, ledger }: Chain, address: string, commitment: Commitment): Entry[] {
  const lag = Math.max(lagOf[commitment], 1);
  return ledger
    .ofAddress(address)
    .filter((entry) => entry.slot + lag > slots.current() && entry.changed.includes(address))
    .toReversed();
}

/** Refuses a bad encoding at once: no caller waits for the error when an account changes. */
function accountEncoder({ vm }: Chain, asked: Config) {
  const config = { encoding: "base64", ...asked };
  encodeAccount(vm, SYSTEM_PROGRAM, NO_ACCOUNT, config);
  return (address: string, account: AccountState) => {
    const isTooLong = config.encoding === "base58" && account.data.length > MAX_BASE58_BYTES;
    return encodeAccount(vm, address, account, isTooLong ? { ...config, encoding: "base64" } : config);
  };
}

/** `"all"`, `"allWithVotes"` or `{ mentions: [address] }`. */
function mentionedBy(filter: unknown): string | undefined {
  if (filter === "all" || filter === "allWithVotes") return;
  const { mentions } = asConfig(filter);
  if (!Array.isArray(mentions) || mentions.length !== 1)
    throw invalidParams("mentions must hold one address");
  return asAddress(mentions[0]);
}
