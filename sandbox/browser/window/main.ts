import { answer } from "./answer.ts";
import { showHome } from "./home-view.ts";
import { isLocal, listen, say } from "./parent.ts";
import { drainInto } from "./queue.ts";
import { showTab } from "./stage.ts";

// The wallet's window. Framed, it waits for its app's requests; opened by itself, it shows the accounts.
if (window.parent === window) showHome({ onClose: undefined, site: undefined });
else {
  const enqueue = drainInto(answer);
  listen((request, origin) => {
    if (isLocal(origin)) enqueue(request, origin);
  });
  showTab();
  say({ kind: "ready" });
}
