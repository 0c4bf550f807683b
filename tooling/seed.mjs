// `npm run seed`: fills the running instance with an account to work on (tests/seed).
import { existsSync } from "node:fs";
import { requireInstalled } from "./ensure-installed.mjs";
import { runNode } from "./run.mjs";

requireInstalled();
if (existsSync(".env")) process.loadEnvFile(".env");
const { status } = await runNode(["--import", "tsx", "tests/seed/run.ts"], { isLive: true });
process.exit(status);
