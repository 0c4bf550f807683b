import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { readOutbox } from "../../db/outbox.ts";
import { ContactScreen } from "./contact-screen.tsx";

let deps: FakeDeps;
let asked: unknown[];
let keys: (string | undefined)[];

beforeEach(() => {
  forgetToasts();
  signOut();
  sessionStorage.clear();
  asked = [];
  keys = [];
  const keep = ({ body }: { body?: unknown }) => {
    asked.push(body);
    return { success: true, message: "" };
  };
  deps = fakeDeps({ submitContact: keep, reportAbuse: keep });
  const { call } = deps.api;
  deps.api.call = (endpoint, request, options) => {
    keys.push(options?.headers?.["Idempotency-Key"]);
    return call(endpoint, request, options);
  };
});

const show = (report?: string) => showInApp(<ContactScreen report={report} />, { deps, path: "/contact" });
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const subject = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Subject" });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const fillIn = () => {
  type("Name", "Ann");
  type("Email", "ann@example.com");
  fireEvent.change(subject(), { target: { value: "Bug Report" } });
  type("Message", "The frog is upside down.");
};
const send = () => fireEvent.submit(screen.getByRole("button", { name: /^Send/ }).closest("form") as Element);

describe("'Contact Us'", () => {
  it("names the ways to reach us", async () => {
    await show();
    screen.getByRole("heading", { level: 1, name: "Contact Us" });
    screen.getByText("We reply within 24 hours.");
    expect(screen.getByRole("link", { name: /FAQ & Support/ }).getAttribute("href")).toBe("/support");
    const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    for (const href of ["mailto:support@example.com", "https://social.invalid/", "/support"])
      expect(hrefs).toContain(href);
  });

  it("has a form of four required fields, with six subjects and a message of 5 rows", async () => {
    await show();
    screen.getByRole("heading", { name: "Send Us a Message" });
    expect([...subject().options].map((option) => option.textContent)).toEqual([
      "Select a subject",
      "General Inquiry",
      "Token Creation Help",
      "Account Support",
      "Partnership",
      "Bug Report",
      "Other",
    ]);
    expect(subject().value).toBe("");
    expect(field("Message").getAttribute("rows")).toBe("5");
    expect(field("Email").type).toBe("email");
    for (const each of [field("Name"), field("Email"), subject(), field("Message")])
      expect(each.required).toBe(true);
  });

  it("says under each field what is wrong with it, and moves the focus to the first", async () => {
    await show();
    type("Email", "ann@");
    type("Message", "The frog is upside down.");
    send();
    await screen.findByText("Please fill this in.");
    screen.getByText("Please enter a full email address, such as ann@example.com.");
    screen.getByText("Please choose one.");
    const all = [field("Name"), field("Email"), subject(), field("Message")];
    expect(all.map((each) => each.getAttribute("aria-invalid"))).toEqual(["true", "true", "true", null]);
    expect(document.activeElement).toBe(field("Name"));
    fireEvent.input(field("Email"), { target: { value: "ann@example.com" } });
    await waitFor(() => expect(field("Email").getAttribute("aria-invalid")).toBeNull());
    expect(field("Name").getAttribute("aria-invalid")).toBe("true");
    expect(asked).toEqual([]);
  });

  it("keeps the message of somebody signed in until there is a network, and says so", async () => {
    const owner = signIn(deps);
    delete deps.handlers.submitContact;
    await show();
    fillIn();
    send();
    await screen.findByText(
      "Your message is saved on this device and will be sent when you are back online.",
    );
    expect(await readOutbox(deps.db, owner)).toMatchObject([
      { kind: "send-message@1", state: "waiting", payload: { subject: "Bug Report" } },
    ]);
    expect(field("Message").value).toBe("");
  });

  it("sends the message once, says so, and clears the form", async () => {
    await show();
    fillIn();
    send();
    const said = await screen.findByRole("status");
    expect(said.textContent).toBe("Thank you. We got your message and will reply by email within 24 hours.");
    expect(asked).toEqual([
      { name: "Ann", email: "ann@example.com", subject: "Bug Report", message: "The frog is upside down." },
    ]);
    expect([field("Name").value, field("Message").value, subject().value]).toEqual(["", "", ""]);
  });

  it("says 'Sending...' while it does, and cannot be pressed twice", async () => {
    let answer: (value: unknown) => void = () => {};
    deps.handlers.submitContact = () => new Promise((resolve) => (answer = resolve));
    await show();
    fillIn();
    send();
    const busy = await screen.findByRole("button", { name: "Sending..." });
    expect(busy.getAttribute("aria-disabled")).toBe("true");
    await waitFor(() => expect(deps.calls).toEqual(["submitContact"]));
    fireEvent.click(busy);
    expect(deps.calls).toEqual(["submitContact"]);
    answer({ success: true });
    await screen.findByRole("button", { name: "Send Message" });
  });

  it.each<[string, unknown, string]>([
    ["the server's detail", refusal(429, "rate_limited", "Too many messages."), "Too many messages."],
    [
      "its own words",
      new ApiError({ kind: "network" }),
      "There was an error sending your message. Please try again later.",
    ],
  ])(
    "tells a failure by %s in the banner, and in a toast, and keeps what was typed",
    async (_, error, sentence) => {
      deps.handlers.submitContact = () => {
        throw error;
      };
      await show();
      fillIn();
      send();
      expect((await screen.findByRole("alert")).textContent).toBe(sentence);
      expect(toasts).toEqual(["error: Failed to send message. Please try again."]);
      expect(field("Message").value).toBe("The frog is upside down.");
    },
  );

  it("sends the same message again under the same key, and another under its own", async () => {
    deps.handlers.submitContact = () => {
      throw new ApiError({ kind: "network" });
    };
    await show();
    fillIn();
    for (const count of [1, 2]) {
      send();
      await waitFor(() => expect(keys).toHaveLength(count));
      await screen.findByRole("button", { name: "Send Message" });
    }
    type("Message", "The frog is still upside down.");
    send();
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("has what was typed after a reload of the page", async () => {
    await show();
    fillIn();
    document.body.replaceChildren();
    await show();
    expect([field("Name").value, field("Message").value, subject().value]).toEqual([
      "Ann",
      "The frog is upside down.",
      "Bug Report",
    ]);
  });
});

it("reports a hosted website where a site's own link asked for it", async () => {
  await show("frog.localhost:8000");
  screen.getByText("frog.localhost:8000");
  type("What is wrong with it?", "It asks for seed phrases.");
  send();
  await screen.findByText("Thank you. We got your report and will look at that website.");
  expect(asked).toEqual([{ host: "frog.localhost:8000", reason: "It asks for seed phrases." }]);
});
