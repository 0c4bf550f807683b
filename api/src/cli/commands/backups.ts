import { backUp, datedFolder, findFaults, removeOld, restore } from "../../services/operator/backup.ts";
import { type Command, onlyWord, wholeNumber } from "../command.ts";
import { textReport } from "../report.ts";

const WHAT = "the backup's folder";

export const backups: Command[] = [
  {
    usage: "backup <folder>",
    about:
      "Copy everything to a new folder, on a running server too; --keep 7: dated ones in it, the last 7 stay",
    options: ["keep"],
    async run(context, input) {
      const named = onlyWord(input, WHAT);
      const keep = input.options.keep === undefined ? null : wholeNumber("keep", input.options.keep, 1_000);
      const folder = keep === null ? named : datedFolder(named, context.clock());
      const { list, damaged } = await backUp(context.env().DATA_DIR, folder, context.clock());
      // An older backup may still have what is damaged now.
      const removed = keep === null || damaged.length > 0 ? [] : removeOld(named, keep);
      const data = { folder, removed, created_at: list.created_at, files: list.blobs.length, damaged };
      return {
        ...textReport(`Backed up the database and ${list.blobs.length} files to ${folder}.`, data),
        problems: damaged.map((name) => `The file ${name} is damaged in the data folder, and is left out.`),
      };
    },
  },
  {
    usage: "verify <folder>",
    about: "Read a backup whole, and say whether it can be restored",
    async run(_context, input) {
      const folder = onlyWord(input, WHAT);
      const { list, faults } = await findFaults(folder);
      const text = faults.length > 0 ? "" : `The backup of ${list.created_at} is whole.`;
      return {
        ...textReport(text, { created_at: list.created_at, files: list.blobs.length, faults }),
        problems: faults,
      };
    },
  },
  {
    usage: "restore <folder>",
    about: "Fill an empty data folder from a backup, with the server stopped",
    async run(context, input) {
      const folder = onlyWord(input, WHAT);
      const { DATA_DIR } = context.env();
      const list = await restore(folder, DATA_DIR);
      const data = { created_at: list.created_at, files: list.blobs.length };
      return textReport(`Restored the backup of ${list.created_at} to ${DATA_DIR}.`, data);
    },
  },
];
