import { describe, expect, it } from "vitest";
import { networkProblem } from "./data-folder.ts";

describe.runIf(process.platform === "linux")("a data folder's file system", () => {
  it.each([
    ["ext4", 0xef53],
    ["btrfs", 0x9123683e],
    ["tmpfs", 0x01021994],
    ["overlay", 0x794c7630],
  ])("may be %s", (_, type) => {
    expect(networkProblem("/srv/data", type)).toBeNull();
  });

  it.each([
    ["NFS", 0x6969],
    ["CIFS", 0xff534d42],
    ["Ceph", 0x00c36400],
  ])("is not %s, and the sentence says what to do", (name, type) => {
    expect(networkProblem("/srv/data", type)).toBe(
      `The data folder /srv/data is on a network file system (${name}), where a database is not safe. Set DATA_DIR to a folder on a disk of this machine.`,
    );
  });
});
