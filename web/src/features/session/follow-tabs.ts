import { dispatch, sessionStore } from "../../stores/session.ts";
import { isRememberedKey, rememberedAddress } from "./become-user.ts";

/**
 * Who signs out, or in as another, in one tab does so in all: the others hide what they show. The session and the device
 * are the other tab's to see to. Returns how to stop.
 */
export function followTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== null && !isRememberedKey(key)) return;
    const shown = sessionStore.getState().wallet?.address;
    if (shown !== undefined && rememberedAddress() !== shown) dispatch({ type: "sessionEnded" });
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
