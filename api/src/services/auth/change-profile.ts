import type { User } from "#contract/auth.ts";
import type { UserDeps } from "../../deps.ts";
import { readUser } from "./read-user.ts";

export async function changeProfile(deps: UserDeps, { name }: { name: string }): Promise<User> {
  const { store, caller } = deps;
  const user = await readUser(deps, caller);
  return deps.commit([store.accounts.rename(caller.userId, name)], { ...user, name });
}
