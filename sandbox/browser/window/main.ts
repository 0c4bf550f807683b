import { findSeededAccount } from "./accounts.ts";
import { answer } from "./answer.ts";
import { showHome } from "./home-view.ts";
import { isFramed, listen, say } from "./parent.ts";
import { drainInto } from "./queue.ts";
import { onArranged, showTab } from "./stage.ts";

// The wallet's window. Framed, it waits for its app's requests; opened by itself, it shows the accounts.
// A chain that does not answer holds nothing up.
await Promise.race([findSeededAccount(), new Promise((resolve) => setTimeout(resolve, 1_000))]);
if (!isFramed()) showHome({ site: null });
else {
  const enqueue = drainInto(answer);
  listen((message, origin) => {
    if (message.method === "arranged") onArranged();
    else enqueue(message, origin);
  });
  document.body.classList.add("framed");
  showTab();
  say({ kind: "ready" });
}
