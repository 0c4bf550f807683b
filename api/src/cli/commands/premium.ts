import { setPremium } from "../../services/operator/sites.ts";
import { type Command, noWords } from "../command.ts";
import { textReport } from "../report.ts";

const sentence = (isOn: boolean): string =>
  isOn ? "Premium websites are on offer." : "Premium websites are coming soon.";

const turn = (usage: string, about: string, isOn: boolean): Command => ({
  usage,
  about,
  async run(context, input) {
    noWords(input);
    const done = await setPremium(context.deps(), { isOn });
    return textReport(sentence(done.isOn), { premium: done.isOn });
  },
});

export const premium: Command[] = [
  turn("premium on", "Offer premium websites, on a running server too", true),
  turn("premium off", "Offer them no more", false),
  {
    usage: "premium status",
    about: "Whether they are on offer",
    async run(context, input) {
      noWords(input);
      const isOn = await context.deps().store.switches.isOn("premium");
      return textReport(sentence(isOn), { premium: isOn });
    },
  },
];
