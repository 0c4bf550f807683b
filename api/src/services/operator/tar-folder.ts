import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

/** A file as it is named in the archive. Times are seconds since 1970. */
interface Entry {
  path: string;
  size: number;
  time: number;
}

const BLOCK = 512;
/** Two empty blocks say that nothing follows. */
const END = Buffer.alloc(2 * BLOCK);

/**
 * A folder with its files as a tar archive (POSIX ustar), written here because a server has Node and nothing else for
 * certain. `length` is in bytes: a reader that got fewer knows that it is not whole. A file that has changed meanwhile
 * breaks the stream off.
 */
export async function tarFolder(
  parent: string,
  folder: string,
): Promise<{ length: number; stream: Readable }> {
  const entries = await listFiles(parent, folder);
  const length = entries.reduce((sum, { size }) => sum + BLOCK + padded(size), END.length);
  return { length, stream: Readable.from(write(parent, entries), { objectMode: false }) };
}

async function listFiles(parent: string, folder: string): Promise<Entry[]> {
  const found = await readdir(join(parent, folder), { withFileTypes: true, recursive: true });
  const files = found.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const entries = files.map(async (file): Promise<Entry> => {
    const { size, mtimeMs } = await stat(file);
    const path = file.slice(join(parent, "/").length).replaceAll("\\", "/");
    return { path, size, time: Math.floor(mtimeMs / 1000) };
  });
  return (await Promise.all(entries)).sort((one, other) => (one.path < other.path ? -1 : 1));
}

async function* write(parent: string, entries: readonly Entry[]): AsyncGenerator<Buffer> {
  for (const entry of entries) {
    yield headerOf(entry);
    let left = entry.size;
    if (left > 0)
      for await (const chunk of createReadStream(join(parent, entry.path), { end: left - 1 })) {
        left -= (chunk as Buffer).length;
        yield chunk as Buffer;
      }
    if (left > 0) throw new Error(`${entry.path} has become shorter while it was read.`);
    yield Buffer.alloc(padded(entry.size) - entry.size);
  }
  yield END;
}

const padded = (size: number): number => Math.ceil(size / BLOCK) * BLOCK;

/** Where each field of a header begins, and its length. */
const fields = {
  name: [0, 100],
  mode: [100, 8],
  uid: [108, 8],
  gid: [116, 8],
  size: [124, 12],
  time: [136, 12],
  sum: [148, 8],
  kind: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const;

function headerOf({ path, size, time }: Entry): Buffer {
  const header = Buffer.alloc(BLOCK);
  const put = (field: keyof typeof fields, text: string) => header.write(text, fields[field][0], "latin1");
  const putNumber = (field: keyof typeof fields, value: number) =>
    put(field, value.toString(8).padStart(fields[field][1] - 1, "0"));
  const [prefix, name] = splitPath(path);
  put("name", name);
  put("prefix", prefix);
  putNumber("mode", 0o600);
  putNumber("uid", 0);
  putNumber("gid", 0);
  putNumber("time", time);
  if (size < MOST_OCTAL) putNumber("size", size);
  else putLarge(header, size);
  put("kind", "0");
  put("magic", "ustar\u000000");
  header.fill(" ", fields.sum[0], fields.sum[0] + fields.sum[1]);
  const sum = header.reduce((all, byte) => all + byte, 0);
  put("sum", `${sum.toString(8).padStart(6, "0")}\0 `);
  return header;
}

/** Eleven octal digits: 8 GB. */
const MOST_OCTAL = 8 ** 11;

/** Larger sizes are binary, marked by the first bit, as GNU tar and bsdtar have it. */
function putLarge(header: Buffer, size: number): void {
  const [start, length] = fields.size;
  header[start] = 0x80;
  header.writeBigUInt64BE(BigInt(size), start + length - 8);
}

/** Prefix and name, which together are the path with a slash between. */
function splitPath(path: string): [prefix: string, name: string] {
  const most = fields.name[1];
  if (path.length <= most) return ["", path];
  const at = path.indexOf("/", path.length - most - 1);
  if (at < 0 || at > fields.prefix[1]) throw new Error(`${path} is too long a name for an archive.`);
  return [path.slice(0, at), path.slice(at + 1)];
}
