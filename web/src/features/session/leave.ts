import { clearSessionCookies } from "../../api-client/session-cookies.ts";
import { sessionStore } from "../../stores/session.ts";

/** The session is over, by whatever cause; what is on the device stays hidden until its owner returns. */
export function leave(): void {
  clearSessionCookies();
  hide();
}

/** The same, but for the session, which its wallet opens again. */
export const hide = (): void => sessionStore.setState({ user: null, wallet: null, source: "server" });
