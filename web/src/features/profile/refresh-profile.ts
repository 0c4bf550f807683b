import { queryOptions } from "@tanstack/react-query";
import type { User } from "#contract/auth.ts";
import { authEndpoints } from "#contract/endpoints/auth.ts";
import type { AppDeps } from "../../app/deps.ts";
import { dispatchSession, sessionStore } from "../../stores/session.ts";
import { keepCopy } from "../device/keep.ts";

/** Loads the user from the server into the session and onto the device. */
export const profileQuery = (deps: AppDeps, userId: string) =>
  queryOptions({
    queryKey: ["profile", userId],
    retry: false,
    queryFn: async () => {
      const user = await deps.api.call(authEndpoints.getMe, {});
      await takeProfile(deps, user);
      return user;
    },
  });

/** A profile that was asked for in another user's session is neither shown nor kept. */
export async function takeProfile(deps: AppDeps, fresh: User): Promise<void> {
  const { user, wallet } = sessionStore.getState();
  if (user?.id !== fresh.id) return;
  dispatchSession({ type: "profileRead", user: fresh });
  if (wallet) await keepCopy(deps, () => deps.db.profiles.put({ owner: wallet.address, user: fresh }));
}
