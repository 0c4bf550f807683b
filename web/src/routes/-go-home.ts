import { redirect } from "@tanstack/react-router";

/** Sign-in is by wallet alone and starts on the home page; the old sign-in paths lead there. */
export const goHome = (): never => {
  throw redirect({ to: "/", replace: true });
};
