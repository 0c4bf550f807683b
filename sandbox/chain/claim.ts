import { createHash } from "node:crypto";
import { mkdirSync, realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export class DirectoryInUse extends Error {}

/**
 * Claims a data directory for this process, since two writers would spoil its journal. The claim is a
 * listening socket: unlike a lock file with a process id, it ends with its process, however that dies.
 * @returns what gives the claim back
 * @throws DirectoryInUse
 */
export async function claimDirectory(directory: string): Promise<() => void> {
  mkdirSync(directory, { recursive: true });
  const name = createHash("sha256").update(realpathSync(directory)).digest("hex").slice(0, 24);
  const path = join(tmpdir(), `sandbox-${name}.sock`);
  const server = (await listen(path)) ?? (await takeOver(path));
  if (!server) throw new DirectoryInUse(`Another sandbox is running on ${directory}.`);
  server.unref();
  return () => server.close();
}

/** A socket file that nobody answers at was left behind by a process that was killed. */
async function takeOver(path: string): Promise<Server | undefined> {
  if (await answers(path)) return;
  rmSync(path, { force: true });
  return listen(path);
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
