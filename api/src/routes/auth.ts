import type { Context } from "hono";
import type { EndpointName } from "#contract/endpoints.ts";
import { CodedError, type ErrorCode } from "#contract/errors.ts";
import { cleanLine } from "#contract/text.ts";
import { changeProfile } from "../services/auth/change-profile.ts";
import { createChallenge } from "../services/auth/create-challenge.ts";
import { listSessions } from "../services/auth/list-sessions.ts";
import { logOut } from "../services/auth/log-out.ts";
import { readUser } from "../services/auth/read-user.ts";
import { refreshSession } from "../services/auth/refresh-session.ts";
import { revokeSession } from "../services/auth/revoke-session.ts";
import { signIn } from "../services/auth/sign-in.ts";
import { callerOf, type Route, serve } from "./serve.ts";

const disabled = (name: EndpointName, code: ErrorCode): Route =>
  serve(name, () => Promise.reject(new CodedError(code)));

const userAgent = (c: Context): string => cleanLine(c.req.header("user-agent") ?? "").slice(0, 200);

export const authRoutes: Route[] = [
  serve("createChallenge", (deps, { body }) => createChallenge(deps, body)),
  serve("walletSignIn", (deps, { body }, c) =>
    signIn(deps, { ...body, userAgent: userAgent(c), caller: () => callerOf(deps, c) }),
  ),
  serve("refreshSession", (deps, { body }) => refreshSession(deps, body)),
  serve("getMe", (deps) => readUser(deps, deps.caller)),
  serve("changeProfile", (deps, { body }) => changeProfile(deps, body)),
  serve("logout", logOut),
  serve("listSessions", listSessions),
  serve("revokeSession", (deps, { params }) => revokeSession(deps, params)),
  disabled("signup", "email_signup_disabled"),
  disabled("login", "email_login_disabled"),
  disabled("google", "google_login_disabled"),
  disabled("googleExchange", "google_login_disabled"),
  disabled("verifyEmail", "email_verification_disabled"),
  disabled("sendVerificationCode", "email_verification_disabled"),
];
