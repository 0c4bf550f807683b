import { mkdirSync, mkdtempSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { networkProblem } from "./network-file-system.ts";

const base = realpathSync(mkdtempSync(join(tmpdir(), "gem-mounts-")));
mkdirSync(join(base, "my disk", "data"), { recursive: true });
symlinkSync(join(base, "my disk"), join(base, "link"));

/** A list of mounts as the kernel writes it, with one of this type at a folder's place. */
const mounted = (type: string, at = "my disk", after = "") => `27 1 254:0 / / rw,relatime - ext4 /dev/vda rw
30 27 0:44 / ${join(base, at).replaceAll(" ", "\\040")} rw,nosuid shared:12 - ${type} server:/srv rw,user_id=0
${after}`;

describe("a data folder's file system", () => {
  it.each(["ext4", "btrfs", "xfs", "zfs", "tmpfs", "overlay", "fuseblk", "fuse.fuse-overlayfs", "fuse.shfs"])(
    "may be %s",
    (type) => expect(networkProblem(join(base, "my disk", "data"), mounted(type))).toBeNull(),
  );

  it.each([
    ["nfs4", "NFS"],
    ["cifs", "CIFS"],
    ["ceph", "Ceph"],
    ["9p", "9p"],
    ["fuse.sshfs", "sshfs"],
    ["fuse.rclone", "rclone"],
    ["fuse.s3fs", "s3fs"],
    ["fuse.glusterfs", "GlusterFS"],
  ])("is not %s, and the sentence says what to do", (type, name) => {
    const folder = join(base, "my disk", "data");
    expect(networkProblem(folder, mounted(type))).toBe(
      `The data folder ${folder} is on a network file system (${name}), where a database is not safe. Set DATA_DIR to a folder on a disk of this machine.`,
    );
  });

  it("is that of the innermost and last mount, behind links, also where the folder is still to be made", () => {
    const found = (path: string, mounts: string) => networkProblem(join(base, path), mounts) !== null;
    expect(found("link/data", mounted("nfs"))).toBe(true);
    expect(found("my disk/not/yet", mounted("nfs"))).toBe(true);
    expect(found("my disk/data", mounted("nfs", "my dis"))).toBe(false);
    const local = `31 30 8:1 / ${join(base, "my\\040disk", "data")} rw - ext4 /dev/sda1 rw`;
    expect(found("my disk/data", mounted("nfs", "my disk", local))).toBe(false);
    const over = `31 30 8:1 / ${join(base, "my\\040disk")} rw - ext4 /dev/sda1 rw`;
    expect(found("my disk/data", mounted("nfs", "my disk", over))).toBe(false);
    expect(found("my disk/data", "")).toBe(false);
  });

  it("of this machine's own temporary folder is a local one", () => {
    expect(networkProblem(base)).toBeNull();
  });
});
