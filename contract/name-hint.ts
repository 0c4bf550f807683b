import { chainBytes } from "./limits.ts";
import { utf8Bytes } from "./text.ts";

/** Below the name: whether a launchpad takes it. Null while it does. */
export function nameHint(name: string): string | null {
  const bytes = utf8Bytes(name.trim());
  if (bytes <= chainBytes.name) return null;
  return `A launchpad takes names of up to ${chainBytes.name} bytes; this one has ${bytes}. Shorten it before you launch.`;
}
