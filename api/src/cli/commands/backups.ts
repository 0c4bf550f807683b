import { openForServer, requireDataFolder } from "../../db/engines.ts";
import { backUp, findFaults, restore } from "../../services/operator/backup.ts";
import { type ExportList, exportAll, importAll } from "../../services/operator/export.ts";
import { datedFolder, hasAccounts, instanceIn, removeOld } from "../../services/operator/shelf.ts";
import { type Command, noWords, onlyWord, wholeNumber } from "../command.ts";
import { textReport } from "../report.ts";

const WHAT = "the backup's folder";

const EXPORT = "the export's folder";
const left = (name: string) => `The file ${name} is damaged in the data folder, and is left out.`;
const sizes = ({ tables, blobs }: ExportList) => {
  const rows = Object.values(tables).reduce((sum, each) => sum + each, 0);
  return { rows, files: blobs.length };
};

export const backups: Command[] = [
  {
    usage: "backup <folder>",
    about:
      "Back up everything to a new folder, even while the server runs; --keep 7: dated backups in it, keeping the last 7",
    options: ["keep"],
    async run(context, input) {
      requireDataFolder(context.env());
      const named = onlyWord(input, WHAT);
      const keep = input.options.keep === undefined ? null : wholeNumber("keep", input.options.keep, 1_000);
      const folder = keep === null ? named : datedFolder(named, context.clock());
      const { list, damaged } = await backUp(context.data(), folder, context.clock());
      // An older backup may still have what is damaged, or lost, now.
      const isWhole = damaged.length === 0 && hasAccounts(folder);
      const removed = keep !== null && isWhole ? removeOld(named, keep, instanceIn(folder)) : [];
      const data = { folder, removed, created_at: list.created_at, files: list.blobs.length, damaged };
      return {
        ...textReport(`Backed up the database and ${list.blobs.length} files to ${folder}.`, data),
        problems: damaged.map(left),
      };
    },
  },
  {
    usage: "verify <folder>",
    about: "Check that a backup is complete and can be restored",
    async run(_context, input) {
      const folder = onlyWord(input, WHAT);
      const { list, faults } = await findFaults(folder);
      const text = faults.length > 0 ? "" : `The backup of ${list.created_at} is complete.`;
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
      requireDataFolder(context.env());
      const { DATA_DIR } = context.env();
      const list = await restore(folder, context.data());
      const data = { created_at: list.created_at, files: list.blobs.length };
      return textReport(`Restored the backup of ${list.created_at} to ${DATA_DIR}.`, data);
    },
  },
  {
    usage: "migrate",
    about: "Back up the database and bring it up to date, without starting the server",
    async run(context, input) {
      noWords(input);
      const { database, release } = await openForServer(context.env());
      await database.close();
      release();
      const { DATABASE_URL, DATA_DIR: folder } = context.env();
      const where = DATABASE_URL ? "The database" : `The database in ${folder}`;
      return textReport(`${where} is up to date.`, { folder });
    },
  },
  {
    usage: "export <folder>",
    about: "Write everything to a new folder as JSON lines and files that any database can import",
    async run(context, input) {
      const folder = onlyWord(input, EXPORT);
      requireDataFolder(context.env());
      const { list, damaged } = await exportAll(context.data(), folder, context.clock());
      const { rows, files } = sizes(list);
      const data = { folder, created_at: list.created_at, rows, files, damaged };
      return {
        ...textReport(`Exported ${rows} rows and ${files} files to ${folder}.`, data),
        problems: damaged.map(left),
      };
    },
  },
  {
    usage: "import <folder>",
    about: "Fill an empty data folder from an export, with the server stopped",
    async run(context, input) {
      const folder = onlyWord(input, EXPORT);
      requireDataFolder(context.env());
      const { DATA_DIR, MIGRATIONS_DIR } = context.env();
      const list = await importAll(folder, context.data(), MIGRATIONS_DIR);
      const { rows, files } = sizes(list);
      const data = { created_at: list.created_at, rows, files };
      return textReport(`Imported ${rows} rows and ${files} files to ${DATA_DIR}.`, data);
    },
  },
];
