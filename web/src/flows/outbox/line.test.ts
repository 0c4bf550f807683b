import { beforeEach, describe, expect, it } from "vitest";
import { anIntent } from "../../../testing/an-intent.ts";
import { aToken, type FakeWorld, fakeWorld } from "../../../testing/fake-world.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import type { Intents } from "../../db/intents.ts";
import { addToOutbox, readOutbox } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { flushOutbox } from "./flush-outbox.ts";
import { dropUnsent } from "./line.ts";

const token = aToken();
const logo = { type: "image/png", bytes: new ArrayBuffer(4) };
let world: FakeWorld;
let owner: string;

const rows = () => readOutbox(world.db, owner);

/** A token that was made here waits, as a page left it. */
const waits = (left: Partial<OutboxRow> = {}) => {
  const payload: Intents["create-token@1"] = {
    shown: token,
    logo,
    banner: null,
    generateBanner: false,
    metadata: null,
  };
  return addToOutbox(
    world.db,
    anIntent(owner, { kind: "create-token@1", entity: token.id, payload, ...left }),
  );
};

beforeEach(() => {
  world = fakeWorld();
  owner = signIn(world);
});

describe("a token that goes before the server is known to have it", () => {
  it("was never sent where no request went out", async () => {
    await waits();
    expect(await dropUnsent(world, owner, token.id)).toBe(true);
    expect(await rows()).toEqual([]);
  });

  it("may be with the server where the page died in its first try, before any answer", async () => {
    await waits();
    let left: OutboxRow[] = [];
    world.handlers.generateManual = async () => {
      left = await rows();
      throw new ApiError({ kind: "status", status: 401 });
    };
    await flushOutbox(world, owner, { eager: true });
    expect(left).toMatchObject([{ attempts: 0, wasSent: true }]);
    expect(await dropUnsent(world, owner, token.id)).toBe(false);
    expect(await rows()).toEqual([]);
  });

  it("may be with the server where it was tried by a version that noted only answers", async () => {
    await waits({ attempts: 1 });
    expect(await dropUnsent(world, owner, token.id)).toBe(false);
  });

  it("is none where the device waits for nothing", async () => {
    expect(await dropUnsent(world, owner, token.id)).toBe(false);
  });
});
