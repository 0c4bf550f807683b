import { handleMessage, listMessages, readMessage } from "../../services/operator/messages.ts";
import { type Command, limitOf, noWords, onlyWord } from "../command.ts";
import { cell, paragraphs } from "../printable.ts";
import { tableReport, textReport } from "../report.ts";

export const messages: Command[] = [
  {
    usage: "messages",
    about: "Messages and reports waiting to be handled; --all: handled ones too",
    options: ["all", "limit"],
    async run(context, input) {
      noWords(input);
      const { all = false } = input.options;
      const limit = limitOf(input);
      const found = await listMessages(context.deps(), { all, limit });
      const report = tableReport(found.map(row), all ? "There are no messages." : "No messages are waiting.");
      return { ...report, data: found };
    },
  },
  {
    usage: "messages read <id>",
    about: "One message in full",
    async run(context, input) {
      const id = onlyWord(input, "which message");
      const found = await readMessage(context.deps(), { id });
      const { message, ...facts } = found;
      const head = Object.entries(facts).map(
        ([name, value]) => `${name.replaceAll("_", " ")}: ${cell(value)}`,
      );
      return textReport([...head, "", paragraphs(message)].join("\n"), found);
    },
  },
  {
    usage: "messages handled <id>",
    about: "Mark a message as handled",
    async run(context, input) {
      const id = onlyWord(input, "which message");
      const done = await handleMessage(context.deps(), { id });
      return textReport(`Message ${cell(done.id)} is handled.`, done);
    },
  },
];

type Message = Awaited<ReturnType<typeof readMessage>>;

const row = ({ id, kind, email, host, subject, message, created_at, handled_at }: Message) => ({
  id,
  kind,
  from: email,
  about: host ?? subject,
  message,
  created_at,
  handled: handled_at !== null,
});
