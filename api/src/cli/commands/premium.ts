import { setPremium } from "../../services/operator/sites.ts";
import { type Command, noWords } from "../command.ts";
import { textReport } from "../report.ts";

const sentence = (isOn: boolean): string =>
  isOn ? "Premium websites are available." : "Premium websites are coming soon.";

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
  turn("premium on", "Offer premium websites, even while the server runs", true),
  turn("premium off", "Stop offering them", false),
  {
    usage: "premium status",
    about: "Whether they are available",
    async run(context, input) {
      noWords(input);
      const isOn = await context.deps().store.switches.isOn("premium");
      return textReport(sentence(isOn), { premium: isOn });
    },
  },
];
