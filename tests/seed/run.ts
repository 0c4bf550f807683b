import { readEnv } from "../../api/src/env.ts";
import { resolveSettings } from "../../api/src/settings.ts";
import { SeedError } from "./account.ts";
import { seedInstance } from "./seed-instance.ts";

/** Fills the instance that `npm start` runs with the same environment: `npm run seed`. */
const env = readEnv();
const { publicUrl } = resolveSettings(env, env.PORT);
try {
  await seedInstance({ url: publicUrl, dataDir: env.DATA_DIR }, console.log);
  console.log(`
The account is ready. To use it, open ${publicUrl}, connect the Sandbox Wallet, and press
"Use the seeded account". Its key is public: anyone who can open this instance can sign in to it.`);
} catch (error) {
  if (!(error instanceof SeedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
