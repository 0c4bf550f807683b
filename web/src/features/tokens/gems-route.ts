import { gemsSearch } from "./gems-search.ts";
import type { GemsRead } from "./read-gems.ts";

/** A read that takes longer comes later, and placeholders stand in for it. */
const READ_TIMEOUT_MS = 300;

let atStart: GemsRead | undefined;

/** What was read before the first frame, once. */
export function takeGemsAtStart(): GemsRead | undefined {
  const taken = atStart;
  atStart = undefined;
  return taken;
}

/** The route of a page with My Gems. An app that starts there reads the tokens from the device before its first frame. */
export const gemsRoute = {
  validateSearch: gemsSearch,
  loader: ({ location }: { location: { search: unknown } }) =>
    isStart() ? readAtStart(gemsSearch(location.search as Record<string, unknown>)) : undefined,
};

const isStart = () => !document.getElementById("root")?.hasChildNodes();

async function readAtStart(search: ReturnType<typeof gemsSearch>): Promise<void> {
  const { readFirstGems } = await import("./read-gems.ts");
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, READ_TIMEOUT_MS));
  atStart = await Promise.race([readFirstGems(search), tooLong]);
}
