import { clearSessionCookies } from "../../api-client/session-cookies.ts";
import { dispatch } from "../../stores/session.ts";

/** The session is over, by whatever cause; what is on the device stays hidden until its owner returns. */
export function leave(): void {
  clearSessionCookies();
  dispatch({ type: "sessionEnded" });
}
