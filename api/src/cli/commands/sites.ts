import { expireSite, holdSite, restoreSite, takeDownSite } from "../../services/operator/sites.ts";
import { type Command, onlyWord } from "../command.ts";
import { oneLine } from "../printable.ts";
import { textReport } from "../report.ts";

const HOST = "which host, as shown in the browser's address bar";

export const sites: Command[] = [
  {
    usage: "takedown <host>",
    about: "Take a hosted website down, on a running server within 5 seconds; --reason <text>",
    options: ["reason"],
    async run(context, input) {
      const { reason = "" } = input.options;
      const host = onlyWord(input, HOST);
      const done = await takeDownSite(context.deps(), { host, reason });
      const shown = oneLine(done.host);
      return textReport(`${shown} is taken down. To undo it: restore-site ${shown}`, done);
    },
  },
  {
    usage: "hold <host>",
    about: "Hold a website offline until its words change or you release it; its owner sees --reason <text>",
    options: ["reason"],
    async run(context, input) {
      const { reason = "it was reported" } = input.options;
      const done = await holdSite(context.deps(), { host: onlyWord(input, HOST), reason });
      return textReport(`${oneLine(done.host)} is held. To undo it: release ${done.id}`, done);
    },
  },
  {
    usage: "restore-site <host>",
    about: "Bring back a website that was taken down, for the rest of its 24 hours",
    async run(context, input) {
      const host = onlyWord(input, HOST);
      const done = await restoreSite(context.deps(), { host });
      return textReport(`${oneLine(done.host)} is restored.`, done);
    },
  },
  {
    usage: "expire-site <host>",
    about:
      "End a website's 24 hours now, on a running server within 5 seconds; its owner can deploy it again",
    async run(context, input) {
      const host = onlyWord(input, HOST);
      const done = await expireSite(context.deps(), { host });
      return textReport(`${oneLine(done.host)} has expired. Its owner can deploy it again.`, done);
    },
  },
];
