import { beforeEach, describe, expect, it } from "vitest";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { imageKey, imageKeys, readImage } from "../../db/images.ts";
import { putToken } from "../../db/tokens.ts";
import { keepLogos, keepPicture } from "./keep-picture.ts";

const MINUTES = 60_000;
const KEY = imageKey("t", "logo");
let deps: FakeDeps;
let owner: string;
let now: number;
let loads: string[];

beforeEach(() => {
  now = 1_700_000_000_000;
  loads = [];
  deps = fakeDeps();
  deps.now = () => now;
  deps.loadPicture = async (url) => {
    loads.push(url);
    return new Blob([url], { type: "image/webp" });
  };
  owner = signIn(deps);
});

const keep = (url = "/media/a.webp") => keepPicture(deps, owner, KEY, url);
const kept = async () => {
  const row = await readImage(deps.db, owner, KEY);
  return row && `${row.type} ${new TextDecoder().decode(row.bytes)} ${row.fetchedAt - 1_700_000_000_000}`;
};

describe("a token's picture", () => {
  it("is stored as bytes, with its type and time", async () => {
    expect(await keep()).toBe(true);
    expect(await kept()).toBe("image/webp /media/a.webp 0");
  });

  it("is reused for 30 minutes, then fetched again", async () => {
    await keep();
    now += 30 * MINUTES - 1;
    await keep();
    expect(loads).toHaveLength(1);
    now += 1;
    await keep();
    expect(loads).toHaveLength(2);
    expect(await kept()).toBe(`image/webp /media/a.webp ${30 * MINUTES}`);
  });

  it("is fetched again at once if its address changed", async () => {
    await keep();
    await keep("/media/b.webp");
    expect(await kept()).toBe("image/webp /media/b.webp 0");
  });

  it("stays as it was, however old, if it cannot be fetched", async () => {
    await keep();
    now += 24 * 60 * MINUTES;
    deps.loadPicture = () => Promise.reject(new ApiError({ kind: "network" }));
    await expect(keep()).rejects.toBeInstanceOf(ApiError);
    expect(await kept()).toBe("image/webp /media/a.webp 0");
  });

  it("is fetched once for two callers at the same moment", async () => {
    await Promise.all([keep(), keep()]);
    expect(loads).toHaveLength(1);
  });

  it("is not fetched from a foreign host", async () => {
    expect(await keep("https://example.com/a.webp")).toBe(true);
    expect(loads).toEqual([]);
  });

  it("is not stored if the account changed while it was fetched", async () => {
    deps.loadPicture = async () => {
      signIn(deps, "another");
      return new Blob(["x"], { type: "image/webp" });
    };
    expect(await keep()).toBe(false);
    expect(await deps.db.images.count()).toBe(0);
  });
});

describe("the logos of all tokens", () => {
  const tokens = Array.from({ length: 8 }, (_, index) => aToken({ image_url: `/media/${index}.webp` }));
  beforeEach(async () => {
    for (const token of tokens) await putToken(deps.db, owner, token);
    await putToken(deps.db, owner, aToken({ image_url: null, created_at: "2020-01-01T00:00:00.000Z" }));
    await putToken(deps.db, "another", aToken({ image_url: "/media/theirs.webp" }));
  });

  it("are fetched when the page is idle, three at a time", async () => {
    const idles: number[] = [];
    deps.idle = async () => void idles.push(loads.length);
    await keepLogos(deps);
    expect(idles).toEqual([0, 3, 6]);
    expect(loads.sort()).toEqual(tokens.map(({ image_url }) => image_url).sort());
    expect((await imageKeys(deps.db, owner, "logo")).size).toBe(8);
  });

  it("are not fetched again if they are stored", async () => {
    await keepLogos(deps);
    await keepLogos(deps);
    expect(loads).toHaveLength(8);
  });

  it("are left for another time while the server does not answer", async () => {
    let asked = 0;
    deps.loadPicture = () => {
      asked++;
      return Promise.reject(new ApiError({ kind: "network" }));
    };
    await keepLogos(deps);
    expect(asked).toBe(3);
  });

  it("are fetched even if one of them is gone", async () => {
    const { loadPicture } = deps;
    deps.loadPicture = (url) =>
      url === "/media/3.webp"
        ? Promise.reject(new ApiError({ kind: "status", status: 404 }))
        : loadPicture(url);
    await keepLogos(deps);
    expect(loads).toHaveLength(7);
  });
});
