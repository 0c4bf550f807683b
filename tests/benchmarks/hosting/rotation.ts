import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** A script for wrk that asks for the page of each host in turn, by requests that it has made once. */
export function rotation(folder: string, hosts: readonly string[]): string {
  const path = join(folder, "rotation.lua");
  const list = hosts.map((each) => `"${each}"`).join(", ");
  writeFileSync(
    path,
    `local hosts = { ${list} }
local requests = {}
local at = 0
init = function(args)
  for i, host in ipairs(hosts) do
    requests[i] = wrk.format("GET", "/", { ["Host"] = host, ["Accept-Encoding"] = "br" })
  end
end
request = function()
  at = at % #hosts + 1
  return requests[at]
end
`,
  );
  return path;
}
