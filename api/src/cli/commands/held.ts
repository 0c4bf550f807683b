import { listHeld, releaseWebsite } from "../../services/operator/sites.ts";
import { type Command, limitOf, noWords, onlyWord } from "../command.ts";
import { cell } from "../printable.ts";
import { tableReport, textReport } from "../report.ts";

export const held: Command[] = [
  {
    usage: "held",
    about: "Websites held for review because they seem to ask visitors for secrets",
    options: ["limit"],
    async run(context, input) {
      noWords(input);
      const rows = await listHeld(context.deps(), { limit: limitOf(input) });
      return tableReport(
        rows.map((row) => ({ ...row })),
        "No website is held.",
      );
    },
  },
  {
    usage: "release <id>",
    about: "Release a held website, so that its owner can deploy it",
    async run(context, input) {
      const done = await releaseWebsite(context.deps(), { id: onlyWord(input, "which website's id") });
      return textReport(`${cell(done.host)} can be deployed.`, done);
    },
  },
];
