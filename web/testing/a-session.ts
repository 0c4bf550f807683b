import type { Session } from "#contract/auth.ts";

/** A session as the server lists it: of another device, unless a test says otherwise. */
export const aSession = (change: Partial<Session> = {}): Session => ({
  id: crypto.randomUUID(),
  created_at: "2023-11-10T00:00:00.000Z",
  last_used_at: "2023-11-14T22:08:20.000Z",
  user_agent: "Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36",
  current: false,
  ...change,
});
