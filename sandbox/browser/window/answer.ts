import type { AccountInfo, Calls, Method, Request } from "../protocol.ts";
import { activeAccount, hasAccounts, sign } from "./accounts.ts";
import { askToConnect } from "./connect-view.ts";
import { grant, isGranted, revoke } from "./grants.ts";
import { openHome, setConnectedSite } from "./home.ts";
import { askToSignMessage } from "./message-view.ts";
import { findSignerSlot, withSignature } from "./transaction-slots.ts";
import { askToSignTransaction } from "./transaction-view.ts";

export type Answer = (request: Request, origin: string) => Promise<Calls[Method]["result"]>;

/** Settles one request of the page at `origin`, asking the user where that is due. */
export const answer: Answer = async (request, origin) => {
  switch (request.method) {
    case "connect":
      return connect(request.params.silent, origin);
    case "disconnect":
      revoke(origin);
      setConnectedSite(undefined);
      return null;
    case "signMessage":
      mustBeConnected(origin);
      await askToSignMessage(request.params.message, request.params.address, origin);
      return sign(request.params.address, request.params.message);
    case "signTransaction": {
      mustBeConnected(origin);
      const slot = findSignerSlot(request.params.transaction, request.params.address);
      await askToSignTransaction(request.params.transaction, request.params.address, origin);
      return withSignature(request.params.transaction, slot, sign(request.params.address, slot.message));
    }
    case "open":
      openHome();
      return null;
  }
};

async function connect(silent: boolean, origin: string): Promise<AccountInfo[]> {
  const known = isGranted(origin) && hasAccounts();
  if (!known) {
    if (silent) return [];
    await askToConnect(origin);
    grant(origin);
  }
  setConnectedSite(origin);
  return [activeAccount()];
}

function mustBeConnected(origin: string): void {
  if (!isGranted(origin)) throw new Error("This site is not connected to the Sandbox Wallet.");
}
