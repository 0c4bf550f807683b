import { registerRoute } from "workbox-routing";
import { keepReceived } from "../app/received.ts";

/** Another app shares a picture or a text with this one: it waits on the device until the wizard opens. */
export function receiveShares(): void {
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
