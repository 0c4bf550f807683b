import { redirect } from "@tanstack/react-router";

/** Sign-in is by wallet alone, and begins at home: every other way in leads there. */
export const goHome = (): never => {
  throw redirect({ to: "/", replace: true });
};
