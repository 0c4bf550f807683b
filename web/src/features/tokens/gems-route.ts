import { gemsSearch } from "./gems-search.ts";
import type { GemsRead } from "./read-gems.ts";

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
    isStart() ? readAtStart(gemsSearch(location.search as Record<string, unknown>)) : forgetAtStart(),
};

/** What was read and not shown is old by the next visit. */
const forgetAtStart = () => void takeGemsAtStart();

const isStart = () => !document.getElementById("root")?.hasChildNodes();

async function readAtStart(search: ReturnType<typeof gemsSearch>): Promise<void> {
  const { readFirstGems } = await import("./read-gems.ts");
  atStart = await readFirstGems(search);
}
