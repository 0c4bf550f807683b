import { listHeld } from "../../services/operator/list-held.ts";
import { releaseWebsite } from "../../services/operator/release-website.ts";
import { type Command, limitOf, noWords, onlyWord } from "../command.ts";
import { cell } from "../printable.ts";
import { said, tableReport } from "../report.ts";

export const held: Command[] = [
  {
    usage: "held",
    about: "Websites that wait for a look, since they seem to ask visitors for secrets",
    options: ["limit"],
    async run(office, given) {
      noWords(given);
      const rows = await listHeld(office.world(), { limit: limitOf(given) });
      return tableReport(
        rows.map((row) => ({ ...row })),
        "No website is held.",
      );
    },
  },
  {
    usage: "release <id>",
    about: "Let a held website go: its owner can deploy it",
    async run(office, given) {
      const done = await releaseWebsite(office.world(), { id: onlyWord(given, "which website's id") });
      return said(`${cell(done.host)} can be deployed.`, done);
    },
  },
];
