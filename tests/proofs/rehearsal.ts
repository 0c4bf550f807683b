/**
 * The guide to self-hosting, from the archive to another machine, typed by a user without rights. `npm run prove --
 * rehearsal`
 */
import { conclude } from "./finding.ts";
import { rehearse } from "./life/rehearsal.ts";

conclude("rehearsal", await rehearse(console.log));
