import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { silentLog } from "../log.ts";
import { createMail, type Letter } from "./mail.ts";

const servers: SMTPServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A real mail server on a free port; `taken` are the letters as they came over the wire. */
async function mailServer(options: SMTPServerOptions = {}) {
  const taken: { to: string[]; headers: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      stream.toArray().then((parts: Buffer[]) => {
        const [head = "", ...rest] = Buffer.concat(parts).toString().split("\r\n\r\n");
        const headers = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
        taken.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          headers,
          text: rest.join("\n\n"),
        });
        done();
      });
    },
    ...options,
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  return { taken, url: `smtp://127.0.0.1:${port}` };
}

const letter: Letter = {
  id: "6b7f",
  to: "support@gem.example",
  replyTo: { name: "Ada", address: "ada@gem.example" },
  subject: "[Gemwright] Bug Report",
  text: "A frog.\n.\nStill the frog.",
};
const mailTo = (url: string) =>
  createMail({ url, from: { name: "Gemwright", address: "noreply@gem.example" }, log: silentLog });

describe("mail", () => {
  it("arrives with sender, recipient, the address to answer to, and its own words", async () => {
    const { taken, url } = await mailServer();
    expect(await mailTo(url).send(letter)).toBe("sent");
    expect(taken).toHaveLength(1);
    expect(taken[0]?.to).toEqual(["support@gem.example"]);
    for (const header of [
      "From: Gemwright <noreply@gem.example>",
      "To: support@gem.example",
      "Reply-To: Ada <ada@gem.example>",
      "Subject: [Gemwright] Bug Report",
      "Message-ID: <6b7f@gem.example>",
    ]) {
      expect(taken[0]?.headers).toContain(header);
    }
    expect(taken[0]?.text).toContain("Still the frog.");
  });

  it.each([
    ["a name", { replyTo: { name: "Ada\r\nBcc: all@evil.example", address: "ada@gem.example" } }],
    ["a quoted name", { replyTo: { name: 'Ada" <all@evil.example>, "', address: "ada@gem.example" } }],
    ["an address", { replyTo: { name: "Ada", address: "ada@gem.example\r\nBcc: all@evil.example" } }],
    ["a subject", { subject: "Hi\r\nBcc: all@evil.example\r\n\r\nAnother body" }],
    ["an id", { id: "1>\r\nBcc: all@evil.example" }],
    ["a text", { text: "Hi\r\n.\r\nMAIL FROM:<all@evil.example>\r\nRCPT TO:<all@evil.example>" }],
  ])("lets nobody write its headers or commands through %s", async (_what, change: Partial<Letter>) => {
    const { taken, url } = await mailServer();
    await mailTo(url).send({ ...letter, ...change });
    expect(taken).toHaveLength(1);
    expect(taken[0]?.to).toEqual(["support@gem.example"]);
    const names = taken[0]?.headers.map((header) => header.slice(0, header.indexOf(":")).toLowerCase());
    expect(names).not.toContain("bcc");
    expect(names?.filter((name) => name === "to" || name === "reply-to")).toHaveLength(2);
    const replyTo = taken[0]?.headers.find((header) => header.startsWith("Reply-To:")) ?? "";
    const unquoted = replyTo.replace(/"(?:[^"\\]|\\.)*"/g, "");
    expect(unquoted.match(/@/g)).toHaveLength(1);
    expect(unquoted).not.toContain("<all@evil.example>");
  });

  it("may be sent later if the server is unreachable or busy, or refuses the login", async () => {
    await expect(mailTo("smtp://127.0.0.1:1").send(letter)).rejects.toMatchObject({ code: "unavailable" });
    const busy = await mailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error("later"), { responseCode: 451 })),
    });
    await expect(mailTo(busy.url).send(letter)).rejects.toMatchObject({ code: "unavailable" });
    const closed = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error("no")),
    });
    const url = closed.url.replace("smtp://", "smtp://user:wrong@");
    await expect(mailTo(url).send(letter)).rejects.toMatchObject({ code: "unavailable" });
  });

  it("is given up if the server refuses that letter for good", async () => {
    const { url } = await mailServer({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on("end", () => done(Object.assign(new Error("spam"), { responseCode: 550 })));
      },
    });
    expect(await mailTo(url).send(letter)).toBe("refused");
  });
});
