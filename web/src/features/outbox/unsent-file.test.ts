import { expect, it } from "vitest";
import { anIntent } from "../../../testing/an-intent.ts";
import { aToken, fakeDeps } from "../../../testing/fake-deps.ts";
import { writeDraftImage } from "../../db/draft-image.ts";
import { writeDraft } from "../../db/drafts.ts";
import type { Intents } from "../../db/intents.ts";
import { addToOutbox } from "../../db/outbox.ts";
import { emptyDraft, emptyEntry } from "../../wizard-draft.ts";
import { unsentFile } from "./unsent-file.ts";
import { type UnsentWork, unsentWork } from "./unsent-work.ts";

const bytesOf = (text: string): ArrayBuffer => new Uint8Array([...text].map((c) => c.charCodeAt(0))).buffer;
const png = (text: string): string => `data:image/png;base64,${btoa(text)}`;

it("contains every picture: of a queued token, and the one chosen for a manual token", async () => {
  const { db } = fakeDeps();
  const payload: Intents["create-token@1"] = {
    shown: aToken({ name: "Moon Frog" }),
    logo: { type: "image/png", bytes: bytesOf("a logo") },
    banner: { type: "image/png", bytes: bytesOf("a banner") },
    generateBanner: false,
    metadata: null,
  };
  await addToOutbox(db, anIntent("ann", { kind: "create-token@1", entity: payload.shown.id, payload }));
  await writeDraft(db, "ann", "draft-1", { ...emptyDraft, manual: { ...emptyEntry, name: "Sun Cat" } }, 1);
  await writeDraftImage(db, "ann", "draft-1", new File(["a cat"], "cat.png", { type: "image/png" }));
  await writeDraftImage(db, "anna", "draft-1", new File(["a dog"], "dog.png", { type: "image/png" }));
  const file = JSON.parse(unsentFile(await unsentWork(db, "ann"))) as UnsentWork[];
  expect(file).toMatchObject([
    { title: "Sun Cat", content: { manual: { name: "Sun Cat" } } },
    { title: "the picture cat.png", content: { name: "cat.png", picture: png("a cat") } },
    {
      title: "Your token Moon Frog",
      content: { shown: { name: "Moon Frog" }, logo: png("a logo"), banner: png("a banner") },
    },
  ]);
  expect(file).toHaveLength(3);
});
