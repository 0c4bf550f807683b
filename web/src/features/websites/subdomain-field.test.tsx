import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import type { Availability } from "#contract/website.ts";
import { fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { SubdomainField } from "./subdomain-field.tsx";

function Typing({ tokenId = "t" }: { tokenId?: string | null }) {
  const [typed, setTyped] = useState("");
  return (
    <SubdomainField
      tokenId={tokenId}
      typed={typed}
      subdomain={typed.replace(/-$/, "")}
      domain="localhost:8000"
      hint="Your site"
      onType={setTyped}
      onPick={setTyped}
    />
  );
}

async function show(answer: (subdomain: string) => Availability, tokenId?: string | null) {
  const asked: string[] = [];
  const deps = fakeDeps({
    checkAvailability: ({ query }) => {
      const { subdomain } = query as { subdomain: string };
      asked.push(subdomain);
      return answer(subdomain);
    },
  });
  signIn(deps);
  await showInApp(<Typing {...(tokenId !== undefined && { tokenId })} />, { deps });
  const type = (text: string) =>
    fireEvent.change(screen.getByRole("textbox", { name: "Subdomain" }), { target: { value: text } });
  return { asked, type };
}

const free: Availability = { available: true, reason: null, suggestions: ["x"] };

describe("an address that is typed", () => {
  it("is asked for once the keys rest, and nothing is said of a free one", async () => {
    const { asked, type } = await show(() => free);
    for (const text of ["f", "fr", "fro", "frog"]) type(text);
    await waitFor(() => expect(asked).toEqual(["frog"]));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByText("These are free:")).toBeNull();
  });

  it.each([
    ["taken", "This subdomain is taken. Please choose another."],
    ["reserved", "This subdomain is reserved. Please choose another."],
    ["too_similar", "This subdomain is reserved. Please choose another."],
  ] as const)("that is %s says so, and free ones are taken by a click", async (reason, sentence) => {
    const { type } = await show((subdomain) =>
      subdomain === "pond" ? { available: false, reason, suggestions: ["pond2", "pond3", "pond4"] } : free,
    );
    type("pond");
    expect((await screen.findByRole("alert")).textContent).toBe(sentence);
    fireEvent.click(screen.getByRole("button", { name: "pond3" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Subdomain" }).value).toBe("pond3");
  });

  it("that nobody can have is refused without the server", async () => {
    const { type } = await show(() => free, null);
    type("www");
    expect(screen.getByRole("alert").textContent).toBe("This subdomain is reserved. Please choose another.");
  });

  it("is not judged where the server cannot say", async () => {
    const { asked, type } = await show(() => {
      throw refusal(404, "token_not_found", "Token not found");
    });
    type("pond");
    await waitFor(() => expect(asked).toEqual(["pond"]));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
