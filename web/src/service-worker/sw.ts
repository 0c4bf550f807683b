/// <reference lib="webworker" />
import { registerRoute } from "workbox-routing";
import { keepReceived } from "../app/received.ts";
import { cacheShell } from "./shell.ts";
import { wakeForOutbox } from "./wake.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

receiveShares();
cacheShell(self.__WB_MANIFEST);
takeOverWhenAsked();
wakeForOutbox(self);

/** Stores what another app shares (a picture or a text) until the wizard opens. */
function receiveShares(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === "/share-target",
    async ({ request }) => {
      const form = await request.formData();
      const image = form.get("image");
      const text = ["title", "text", "url"].map((field) => form.get(field)).filter(Boolean);
      await keepReceived({ image: image instanceof File ? image : null, text: text.join(" ") });
      return Response.redirect("/create", 303);
    },
    "POST",
  );
}

/** A new version waits until the user asks for it. */
function takeOverWhenAsked(): void {
  self.addEventListener("message", (event) => {
    if ((event.data as { type?: string } | null)?.type === "SKIP_WAITING") void self.skipWaiting();
  });
  self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
}
