import { lifetimes } from "#contract/limits.ts";
import { ask, Refused, signIn, Unanswered } from "../../support/api-user.ts";
import { type Client, Lost, type Write } from "./beliefs.ts";

export function saveProfile(client: Client): Write {
  const { call, session, believed } = client;
  const name = `client ${client.index} of ${++client.counter}`;
  const believe = (name: string) => {
    believed.name = name;
  };
  return {
    kind: "profile",
    send: async () => believe((await ask(call, "changeProfile", { session, body: { name } })).name),
    resolve: async () => {
      const happened = (await ask(call, "getMe", { session })).name === name;
      if (happened) believe(name);
      return happened;
    },
  };
}

export function refresh(client: Client): Write {
  const { call } = client;
  const body = { refresh_token: client.session.refresh_token };
  let sentAt = 0;
  const send = async () => {
    client.session = await ask(call, "refreshSession", { body });
  };
  return {
    kind: "refresh",
    // Who hears nothing asks again at once, as the app does: another server may be there.
    send: () => {
      sentAt = Date.now();
      return send().catch((error: unknown) => {
        if (!(error instanceof Unanswered)) throw error;
        return send();
      });
    },
    // The same token again gives the same successor; past the grace it closes the session, and one signs in anew.
    resolve: async () => {
      try {
        await send();
        return true;
      } catch (error) {
        if (!(error instanceof Refused) || error.status !== 401) throw error;
        if (Date.now() - sentAt < lifetimes.refreshGrace) throw new Lost("a session, within the grace");
        client.signOuts++;
        client.session = await signIn(call, client.wallet);
        return false;
      }
    },
  };
}
