import { existsSync } from "node:fs";
import { join } from "node:path";
import { createFileBlobs } from "../../gateways/blob-store.ts";
import { createS3Blobs } from "../../gateways/s3-blobs.ts";
import { readBucketAddress } from "../../gateways/s3-bucket.ts";
import type { Blobs } from "../../services/operator/move/copy-blobs.ts";
import { type Move, type Moved, move } from "../../services/operator/move/move.ts";
import { type CliContext, type Command, noWords, type Options, UsageError } from "../command.ts";
import { type Report, textReport } from "../report.ts";

export const moves: Command[] = [
  {
    usage: "move",
    about:
      "Copy rows --to postgres://… and files --blobs s3://…, or back: --from, --blobs-from; run it twice",
    options: ["to", "from", "blobs", "blobs-from"],
    async run(context, input) {
      noWords(input);
      const { DATA_DIR: folder, MIGRATIONS_DIR: migrationsFolder, DATABASE_URL: database } = context.env();
      const rows = rowsOf(input.options);
      if (database && rows?.from === null)
        throw new UsageError("DATABASE_URL is set: say --from where, or move without that setting.");
      const blobs = blobsOf(context, input.options);
      if (!rows && !blobs)
        throw new UsageError("Say where to: --to postgres://… or --blobs s3://…, or both.");
      const what: Move = {
        folder,
        migrationsFolder,
        database,
        ...(rows && { rows }),
        ...(blobs && { blobs }),
      };
      const moved = await move(what, context.report);
      return reportOf(moved, context, input.options);
    },
  },
];

function rowsOf({ from, to }: Options): Move["rows"] {
  for (const [option, address] of Object.entries({ from, to }))
    if (address !== undefined && !/^postgres(ql)?:\/\/./.test(address))
      throw new UsageError(`--${option} takes an address such as postgres://user@host/database.`);
  if (from !== undefined && from === to) throw new UsageError("--from and --to are the same database.");
  return from === undefined && to === undefined ? undefined : { from: from ?? null, to: to ?? null };
}

function blobsOf(context: CliContext, { blobs: to, "blobs-from": from }: Options): Move["blobs"] {
  if (from === undefined && to === undefined) return undefined;
  const { BLOBS_URL } = context.env();
  if (to !== undefined && to === BLOBS_URL && from === undefined)
    throw new UsageError("BLOBS_URL is that place already. Move with the setting that was there before.");
  if (from === to) throw new UsageError("--blobs-from and --blobs are the same place.");
  const { folder, blobs } = context.data();
  const path = join(folder, "blobs");
  const own: Blobs = { place: `the files in ${folder}`, address: path, store: createFileBlobs(path) };
  const here = BLOBS_URL ? { place: placeOf(BLOBS_URL), address: BLOBS_URL, store: blobs } : own;
  return {
    from: from === undefined ? here : bucketAt(context, "blobs-from", from),
    to: to === undefined ? own : bucketAt(context, "blobs", to),
  };
}

function bucketAt(context: CliContext, option: keyof Options, url: string): Blobs {
  const { BLOBS_KEY_ID: accessKeyId, BLOBS_SECRET: secretAccessKey } = context.env();
  if (!accessKeyId || !secretAccessKey)
    throw new UsageError("Set BLOBS_KEY_ID and BLOBS_SECRET, the key for the bucket.");
  try {
    const store = createS3Blobs({ ...readBucketAddress(url), accessKeyId, secretAccessKey });
    return { place: placeOf(url), address: url, store };
  } catch (error) {
    throw new UsageError(
      `--${option}: ${error instanceof TypeError ? "is no address" : (error as Error).message}`,
    );
  }
}

/** Without the bucket's endpoint and region. */
const placeOf = (url: string): string => url.replace(/\?.*$/, "");

function reportOf({ isFinished, rows, blobs }: Moved, context: CliContext, options: Options): Report {
  const count = Object.values(rows?.tables ?? {}).reduce((sum, each) => sum + each, 0);
  const sizes = [
    ...(rows ? [`${count} rows of ${Object.keys(rows.tables).length} tables`] : []),
    ...(blobs ? [`${blobs.files} files`] : []),
  ].join(" and ");
  const damaged = (blobs?.damaged ?? []).map(
    (name) => `The file ${name} is damaged where it was, and is left out.`,
  );
  const data = { finished: isFinished, rows, blobs };
  const text = isFinished
    ? [`Moved ${sizes}. Each was compared with where it came from.`, ...nextSteps(context, options)]
    : rows?.faults.length
      ? ["The move is not finished. Run the same command again."]
      : [
          `Copied ${sizes} while a server runs.`,
          "Stop the server and run the same command again: it copies what has changed since, and finishes.",
        ];
  return { ...textReport(text.join("\n"), data), problems: [...(rows?.faults ?? []), ...damaged] };
}

/** What the operator sets, and looks after. */
function nextSteps(context: CliContext, { to, from, blobs, "blobs-from": blobsFrom }: Options): string[] {
  const { DATA_DIR, SERVER_KEY, BACKUP_DIR } = context.env();
  const steps = [
    ...(to === undefined ? [] : [`Set DATABASE_URL to ${hidden(to)}`]),
    ...(from !== undefined && to === undefined ? ["Remove DATABASE_URL"] : []),
    ...(blobs === undefined ? [] : [`Set BLOBS_URL to ${blobs}`]),
    ...(blobsFrom !== undefined && blobs === undefined ? ["Remove BLOBS_URL"] : []),
    ...(to !== undefined && BACKUP_DIR ? ["Remove BACKUP_DIR, which is for a data folder"] : []),
  ];
  const keyFile = join(DATA_DIR, "server-key");
  const hasFile = existsSync(keyFile);
  const key =
    SERVER_KEY || (hasFile && to === undefined)
      ? "The server's key stays as it is."
      : hasFile
        ? `Set SERVER_KEY on every server to what is in ${keyFile}.`
        : `There is no server-key in ${DATA_DIR}: copy it from the data folder before, or set SERVER_KEY to it.`;
  return [
    `${steps.join(". ")}. Then start the server. Until then nothing is lost: what was there before is as it was.`,
    key,
  ];
}

const hidden = (url: string): string => url.replace(/^(\w+:\/\/[^:@/]*):[^@/]*@/, "$1:***@");
