// `npm run format`: formats, and mends what the linter can.
import { installCheckers } from "./ensure-installed.mjs";
import { runNode } from "./run.mjs";

const { linter } = await installCheckers();
const { status } = await runNode([linter, "check", "--write", "."], { isLive: true });
process.exit(status);
