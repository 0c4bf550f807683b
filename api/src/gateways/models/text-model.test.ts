import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import {
  type Behaviour,
  drips,
  fails,
  floods,
  hangsUp,
  inTurn,
  isSilent,
  rambles,
  refuses,
  type StubModel,
  says,
  startStubModel,
} from "../../testing/stub-model.ts";
import { askFor } from "./ask-for.ts";
import type { Timeouts } from "./http-client.ts";
import { ModelError } from "./model-error.ts";
import { createTextModel } from "./text-model.ts";

let stub: StubModel;
beforeAll(async () => {
  stub = await startStubModel();
});
afterAll(() => stub.close());
beforeEach(() => {
  stub.asked.length = 0;
});

const shape = z.object({ name: z.string().max(9), many: z.array(z.int()).min(2) });
const good = JSON.stringify({ name: "Frog", many: [1, 2] });
const patient: Timeouts = { connect: 5_000, firstByte: 20_000, silence: 20_000 };

function ask(
  behaviour: Behaviour,
  {
    timeouts = patient,
    deadline = 20_000,
    model = createTextModel({ baseUrl: stub.baseUrl, key: "sk-1", model: "m", timeouts }),
  } = {},
) {
  stub.behave(behaviour);
  const spent: number[] = [];
  const order = {
    name: "thing",
    messages: [{ role: "user" as const, content: "a frog" }],
    maxTokens: 50,
    signal: AbortSignal.timeout(deadline),
    onTokens: (count: number) => spent.push(count),
  };
  return { answer: askFor(model, { ...order, shape }), model, spent, signal: order.signal };
}

const errorOf = (answer: Promise<unknown>) =>
  answer.then(
    () => "none",
    (error: unknown) => (error instanceof ModelError ? error.reason : error),
  );

const formats = () => stub.asked.map(({ body }) => body.response_format?.type ?? "none");

describe("what a model answers", () => {
  it.each([
    ["as it should be", good],
    ["in fences", `\`\`\`json\n${good}\n\`\`\``],
    ["in fences that are never closed", `Sure!\n\`\`\`\n${good}`],
    ["with words around it", `Here {as you wished} it is:\n${good}\nHave fun with {it}!`],
    ["after thinking aloud", `<think>maybe {"name": 1}?</think>${good}`],
    ["with trailing commas", '{"name": "Frog", "many": [1, 2,],}'],
    ["over several lines", '{\n"name":\n"Frog",\n"many": [\n1,\n2\n]\n}'],
    ["broken off after what matters", `${good.slice(0, -1)}, "more": {"and": "then it sto`],
  ])("is read %s", async (_, text) => {
    expect(await ask(says(text)).answer).toEqual({ name: "Frog", many: [1, 2] });
    expect(stub.asked).toHaveLength(1);
  });

  it("is read whole from a server that does not stream", async () => {
    const { answer } = ask((response, asked) => says(good)(response, { ...asked, body: {} }));
    expect(await answer).toEqual({ name: "Frog", many: [1, 2] });
  });

  it("is asked for once more where it has another shape, with what is wrong", async () => {
    const bad = JSON.stringify({ name: "A name too long", many: [1, 2] });
    expect(await ask(inTurn(says(bad), says(good))).answer).toEqual({ name: "Frog", many: [1, 2] });
    expect(stub.asked).toHaveLength(2);
    expect(JSON.stringify(stub.asked[1]?.body.messages)).toContain("name: Too big");
  });

  it.each([
    ["of another shape", '{"name": 7}'],
    ["no JSON", "I would rather not."],
    ["empty", ""],
    ["broken off too early", '{"name": "Frog", "ma'],
  ])("is unusable where it is twice %s", async (_, text) => {
    expect(await errorOf(ask(says(text)).answer)).toBe("unusable");
    expect(stub.asked).toHaveLength(2);
  });
});

describe("how a server takes forms", () => {
  it("is found out from its refusals, and remembered", async () => {
    const { answer, model } = ask(refuses(/json_schema/, says(good)));
    expect([model.mode, await answer, model.mode]).toEqual([null, { name: "Frog", many: [1, 2] }, "json"]);
    expect(formats()).toEqual(["json_schema", "json_object"]);
    expect(JSON.stringify(stub.asked[1]?.body.messages)).toContain("JSON Schema");
    await ask(refuses(/json_schema/, says(good)), { model }).answer;
    expect(formats().slice(2)).toEqual(["json_object"]);
  });

  it("is plain text where it takes none", async () => {
    const { answer, model } = ask(refuses(/response_format/, says(good)));
    await answer;
    expect([model.mode, formats()]).toEqual(["text", ["json_schema", "json_object", "none"]]);
  });

  it("is another where the schema was taken and not kept", async () => {
    const behaviour: Behaviour = (response, asked) =>
      says(asked.body.response_format?.type === "json_schema" ? "A frog!" : good)(response, asked);
    const { answer, model } = ask(behaviour);
    await answer;
    expect([model.mode, formats()]).toEqual(["json", ["json_schema", "json_object"]]);
  });

  it("does without parameters that the server refuses by name", async () => {
    const { answer } = ask(refuses(/"max_tokens"|stream_options/, says(good)));
    expect(await answer).toEqual({ name: "Frog", many: [1, 2] });
    const { body } = stub.asked.at(-1) ?? {};
    expect(body).toMatchObject({ max_completion_tokens: 50, stream: true });
    expect(body.response_format.type).toBe("json_schema");
  });
});

describe("a model that fails", () => {
  it.each<[string, Behaviour, string, number]>([
    ["does not know the key", fails(401), "rejected", 1],
    ["is at another address", fails(404), "rejected", 1],
    ["is asked too often", fails(429), "busy", 1],
    ["breaks", fails(503), "failing", 1],
    ["hangs up", hangsUp('{"name": "Fr'), "failing", 1],
    ["refuses everything", fails(400), "rejected", 3],
    ["never ends", rambles, "too-long", 1],
    ["sends bytes without end and no word", floods, "too-long", 1],
  ])("is left after it %s", async (_, behaviour, reason, calls) => {
    expect(await errorOf(ask(behaviour).answer)).toBe(reason);
    expect(stub.asked).toHaveLength(calls);
  });

  it("says so where it will not write this", async () => {
    const { answer } = ask((response) =>
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ choices: [{ message: { refusal: "I cannot help with that." } }] })),
    );
    expect(await errorOf(answer)).toBe("declined");
  });

  it("is waited for no longer than until its first byte, its next one, and the end of all", async () => {
    const stalls: Behaviour = (response) =>
      response.writeHead(200, { "content-type": "text/event-stream" }).write(": hello\n\n");
    for (const [behaviour, timeouts] of [
      [isSilent, { ...patient, firstByte: 60 }],
      [stalls, { ...patient, silence: 60 }],
    ] as const) {
      const { answer, signal } = ask(behaviour, { timeouts, deadline: 4_000 });
      // CallInput up before the time for all of it was over.
      expect([await errorOf(answer), signal.aborted]).toEqual(["late", false]);
    }
    expect(await errorOf(ask(drips, { deadline: 150 }).answer)).toBe("late");
  });

  it("cannot be reached", async () => {
    const gone = await startStubModel();
    await gone.close();
    const model = createTextModel({ baseUrl: gone.baseUrl, model: "m", timeouts: patient });
    const { answer, spent } = ask(says(good), { model });
    expect(await errorOf(answer)).toBe("unreachable");
    expect(spent).toEqual([0]);
  });

  it("is left alone for as long as it asks, so that nobody waits in vain", async () => {
    let now = 1_000_000;
    const model = createTextModel({ baseUrl: stub.baseUrl, model: "m", clock: () => now });
    expect(await errorOf(ask(fails(429, "slow down", { "retry-after": "20" }), { model }).answer)).toBe(
      "busy",
    );
    now += 19_000;
    expect([await errorOf(ask(says(good), { model }).answer), stub.asked.length]).toEqual(["busy", 1]);
    now += 1_000;
    expect(await errorOf(ask(says(good), { model }).answer)).toBe("none");
  });

  it("is left alone for a while after it has failed twice in a row", async () => {
    let now = 1_000_000;
    const model = createTextModel({ baseUrl: stub.baseUrl, model: "m", clock: () => now });
    for (const _ of [1, 2, 3]) expect(await errorOf(ask(fails(503), { model }).answer)).toBe("failing");
    expect(stub.asked).toHaveLength(2);
    now += 30_000;
    expect(await errorOf(ask(says(good), { model }).answer)).toBe("none");
    expect(await errorOf(ask(fails(503), { model }).answer)).toBe("failing");
    expect(await errorOf(ask(says(good), { model }).answer)).toBe("none");
  });
});

describe("what it costs", () => {
  it("is what the server counts, else about four characters a token", async () => {
    const counted = ask(says(good, 321));
    await counted.answer;
    expect(counted.spent).toEqual([321]);
    const guessed = ask(says(good, null));
    await guessed.answer;
    expect(guessed.spent[0]).toBeGreaterThan(good.length / 4);
  });

  it("is nothing for a refusal, and something for what came to nothing", async () => {
    const refused = ask(fails(401));
    await errorOf(refused.answer);
    expect(refused.spent).toEqual([0]);
    const cut = ask(hangsUp('{"name": "Fr'));
    await errorOf(cut.answer);
    expect(cut.spent[0]).toBeGreaterThan(0);
  });
});

it("shows the key to the server that it is for, and to nobody else", async () => {
  await ask(says(good)).answer;
  expect(stub.asked[0]).toMatchObject({ path: "/v1/chat/completions", key: "Bearer sk-1" });
  expect(JSON.stringify(stub.asked[0]?.body)).not.toContain("sk-1");
});
