import { readFileSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import { nearest } from "./write-problem.ts";

/** File systems over a network, or of another machine around this one, by the type that Linux gives their mounts. */
const NETWORK_FILE_SYSTEMS: ReadonlyMap<string, string> = new Map([
  ["nfs", "NFS"],
  ["nfs4", "NFS"],
  ["cifs", "CIFS"],
  ["smb3", "SMB"],
  ["smbfs", "SMB"],
  ["9p", "9p"],
  ["afs", "AFS"],
  ["ceph", "Ceph"],
  ["lustre", "Lustre"],
  ["gpfs", "GPFS"],
  ["ocfs2", "OCFS2"],
  ["gfs2", "GFS2"],
  ["beegfs", "BeeGFS"],
  ["pvfs2", "OrangeFS"],
  ["fuse.ceph", "Ceph"],
  ["fuse.ceph-fuse", "Ceph"],
  ["fuse.davfs", "WebDAV"],
  ["fuse.davfs2", "WebDAV"],
  ["fuse.gcsfuse", "gcsfuse"],
  ["fuse.glusterfs", "GlusterFS"],
  ["fuse.goofys", "goofys"],
  ["fuse.juicefs", "JuiceFS"],
  ["fuse.moosefs", "MooseFS"],
  ["fuse.mfs", "MooseFS"],
  ["fuse.rclone", "rclone"],
  ["fuse.s3fs", "s3fs"],
  ["fuse.seaweedfs", "SeaweedFS"],
  ["fuse.smbnetfs", "SMB"],
  ["fuse.sshfs", "sshfs"],
]);

/**
 * Why a folder, or the one that it is to be made in, cannot hold the database; null where it can, and where the system
 * has no list of its mounts.
 */
export function networkProblem(folder: string, mounts = readMounts()): string | null {
  const name = NETWORK_FILE_SYSTEMS.get(typeAt(realpathSync(nearest(resolve(folder))), mounts));
  if (!name) return null;
  return `The data folder ${resolve(folder)} is on a network file system (${name}), where a database is not safe. Set DATA_DIR to a folder on a disk of this machine.`;
}

function readMounts(): string {
  try {
    return readFileSync("/proc/self/mountinfo", "utf8");
  } catch {
    return "";
  }
}

/** The type of the mount that a path is on: the innermost one and, where several are on one folder, the last. */
function typeAt(path: string, mounts: string): string {
  let found = { point: "", type: "" };
  for (const line of mounts.split("\n")) {
    const [before = "", after = ""] = line.split(" - ");
    const point = unescapeOctal(before.split(" ")[4] ?? "");
    const isAround = path === point || path.startsWith(point.endsWith("/") ? point : `${point}/`);
    if (point !== "" && isAround && point.length >= found.point.length)
      found = { point, type: after.split(" ")[0] ?? "" };
  }
  return found.type;
}

/** A space in a mount's path is written `\040`. */
const unescapeOctal = (text: string): string =>
  text.replace(/\\(\d{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));
