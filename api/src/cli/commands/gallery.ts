import { hideFromGallery, setGallery, showInGallery } from "../../services/operator/gallery.ts";
import { type Command, noWords, onlyWord } from "../command.ts";
import { oneLine } from "../printable.ts";
import { textReport } from "../report.ts";

const MINT = "which token, by its mint address";

const sentence = (isOn: boolean): string => (isOn ? "The gallery is on." : "The gallery is off.");

const turn = (usage: string, about: string, isOn: boolean): Command => ({
  usage,
  about,
  async run(context, input) {
    noWords(input);
    const done = await setGallery(context.deps(), { isOn });
    return textReport(sentence(done.isOn), { gallery: done.isOn });
  },
});

export const gallery: Command[] = [
  turn("gallery on", "Turn the public gallery on, even while the server runs", true),
  turn("gallery off", "Turn it off", false),
  {
    usage: "gallery status",
    about: "Whether it is on",
    async run(context, input) {
      noWords(input);
      const isOn = await context.deps().store.switches.isOn("gallery");
      return textReport(sentence(isOn), { gallery: isOn });
    },
  },
  {
    usage: "gallery hide <mint>",
    about: "Hide one token from it; --reason <text>",
    options: ["reason"],
    async run(context, input) {
      const { reason = "" } = input.options;
      const mint = onlyWord(input, MINT);
      const done = await hideFromGallery(context.deps(), { mint, reason });
      const shown = oneLine(done.mint);
      return textReport(`${shown} is hidden. To undo it: gallery show ${shown}`, done);
    },
  },
  {
    usage: "gallery show <mint>",
    about: "Show it again",
    async run(context, input) {
      const mint = onlyWord(input, MINT);
      const done = await showInGallery(context.deps(), { mint });
      return textReport(`${oneLine(done.mint)} is shown again.`, done);
    },
  },
];
