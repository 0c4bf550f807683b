import { beforeEach, describe, expect, it, vi } from "vitest";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { cancelImport, importToken, overwriteExisting } from "./import-token.ts";

const mint = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
const asset = {
  content: {
    metadata: { name: "Chain Cat", symbol: "CAT", description: "A cat." },
    links: { image: "https://example.com/cat.png" },
  },
};
const preview = { ...aToken({ name: "Chain Cat", origin: "IMPORTED", mint_address: mint }), id: null };
const saved = { ...preview, id: crypto.randomUUID() };
let deps: FakeDeps;
let lookedUp: unknown[];
let imports: unknown[];

beforeEach(() => {
  wizardStore.setState({ ...wizardStore.getInitialState(), draft: emptyDraft }, true);
  lookedUp = [];
  imports = [];
  chain(() => Response.json({ result: asset }));
  deps = fakeDeps({
    checkDuplicate: () => ({ duplicate_found: false, existing_token_name: null }),
    importToken: ({ body }) => {
      imports.push(body);
      return { session_id: preview.session_id };
    },
    previewGeneration: () => preview,
    createDraft: () => saved,
  });
  signIn(deps);
});

function chain(answer: () => Response): void {
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    lookedUp.push(JSON.parse(body));
    return answer();
  });
}
const state = () => wizardStore.getState();

describe("step 1, import", () => {
  it.each(["", "   ", "not an address", mint.slice(4)])("refuses %j as an address", async (typed) => {
    expect(await importToken(deps, typed)).toBe(false);
    expect(state().fieldError).toEqual({ field: "mint", message: "Please enter a valid token address." });
    expect(deps.calls).toEqual([]);
  });

  it("checks for a duplicate, reads the chain, saves the token, reads it, and goes to step 2", async () => {
    expect(await importToken(deps, ` ${mint} `)).toBe(true);
    expect(lookedUp).toMatchObject([{ method: "getAsset", params: { id: mint } }]);
    expect(deps.calls.filter((call) => call !== "getConfig")).toEqual([
      "checkDuplicate",
      "importToken",
      "previewGeneration",
      "createDraft",
    ]);
    expect(imports).toEqual([
      {
        token_mint: mint,
        metadata: {
          name: "Chain Cat",
          symbol: "CAT",
          description: "A cat.",
          image: "https://example.com/cat.png",
        },
        force_overwrite: false,
      },
    ]);
    expect(state().draft).toMatchObject({ step: 2, name: "Chain Cat", token: { id: saved.id } });
  });

  it.each<[string, () => Response, string]>([
    ["a provider that fails", () => new Response("", { status: 503 }), "API error: 503"],
    ["a mint that is not there", () => Response.json({ error: { code: -32000 } }), "Token not found"],
    [
      "one without a symbol",
      () => Response.json({ result: { content: { metadata: { name: "X", symbol: " " } } } }),
      "Token metadata missing required fields (name or symbol).",
    ],
  ])("says of %s '%s', and saves nothing", async (_, answer, message) => {
    chain(answer);
    expect(await importToken(deps, mint)).toBe(false);
    expect(state().fieldError).toEqual({ field: "mint", message });
    expect(imports).toEqual([]);
  });

  it("lets the server read the token if the RPC provider has no index", async () => {
    chain(() => Response.json({ error: { code: -32601 } }));
    await importToken(deps, mint);
    expect(imports).toMatchObject([{ metadata: { name: null, symbol: null } }]);
  });

  it("shows the server's error, or its own sentence without one", async () => {
    deps.handlers.importToken = () => {
      throw refusal(409, "token_deployed", "A deployed token can no longer be changed.");
    };
    await importToken(deps, mint);
    expect(state().fieldError?.message).toBe("A deployed token can no longer be changed.");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await importToken(deps, mint);
    expect(state().fieldError?.message).toBe(
      "Failed to import token. Please check the address and try again.",
    );
  });

  it("goes on if the duplicate check fails", async () => {
    deps.handlers.checkDuplicate = () => {
      throw refusal(500, "internal", "No.");
    };
    expect(await importToken(deps, mint)).toBe(true);
    expect(state().draft?.step).toBe(2);
  });

  it("logs that the token cannot be saved, and goes on", async () => {
    const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
    deps.handlers.createDraft = () => {
      throw refusal(500, "internal", "No.");
    };
    expect(await importToken(deps, mint)).toBe(true);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(state().draft).toMatchObject({ step: 2, token: { id: null, session_id: preview.session_id } });
  });
});

describe("a duplicate", () => {
  beforeEach(async () => {
    deps.handlers.checkDuplicate = () => ({ duplicate_found: true, existing_token_name: "My Cat" });
    await importToken(deps, mint);
  });

  it("stops the import and asks", () => {
    expect(state().duplicate).toEqual({ mint, name: "My Cat" });
    expect(state().draft?.step).toBe(1);
    expect(imports).toEqual([]);
  });

  it("that was launched here is called launched, and offers nothing to overwrite", async () => {
    cancelImport();
    deps.handlers.checkDuplicate = () => ({
      duplicate_found: true,
      existing_token_name: "My Cat",
      existing_token_launched: true,
    });
    expect(await importToken(deps, mint)).toBe(false);
    expect(state().fieldError).toEqual({
      field: "mint",
      message: "You launched this token here. It is in My Gems as My Cat.",
    });
    expect(state().duplicate).toBeNull();
    expect(imports).toEqual([]);
  });

  it("is left alone by Cancel Import", () => {
    cancelImport();
    expect(state().duplicate).toBeNull();
    expect(deps.calls).not.toContain("importToken");
  });

  it("is imported again, over the copy, by Overwrite Existing", async () => {
    await overwriteExisting(deps);
    expect(imports).toMatchObject([{ token_mint: mint, force_overwrite: true }]);
    expect(state()).toMatchObject({ duplicate: null, draft: { step: 2 } });
  });
});
