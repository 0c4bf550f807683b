import { unsentFile } from "../../db/unsent-file.ts";
import type { UnsentWork } from "../../db/unsent-work.ts";

/** What this device alone has, as a file to take along. */
export function downloadUnsent(work: readonly UnsentWork[]): void {
  const address = URL.createObjectURL(new Blob([unsentFile(work)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "gemwright-unsaved.json";
  link.click();
  URL.revokeObjectURL(address);
}
