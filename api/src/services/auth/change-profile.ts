import type { User } from "#contract/auth.ts";
import type { UserWorld } from "../../world.ts";
import { readUser } from "./read-user.ts";

export async function changeProfile(world: UserWorld, { name }: { name: string }): Promise<User> {
  const { store, caller } = world;
  const user = await readUser(world, caller);
  return world.settle([store.accounts.rename(caller.userId, name)], { ...user, name });
}
