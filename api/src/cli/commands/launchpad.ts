import { CodedError, pauseReasons } from "#contract/errors.ts";
import { readLaunchpad } from "#launch/launchpad-state.ts";
import { profiles } from "#launch/profile.ts";
import { createChain } from "../../gateways/chain.ts";
import { chainProblem } from "../chain-problem.ts";
import { type Command, noWords } from "../command.ts";

export const launchpad: Command[] = [
  {
    usage: "launchpad",
    about: "Compare the launchpad on the chain with what the app knows",
    async run(context, input) {
      noWords(input);
      const settings = context.settings();
      const { network, rpcUrl, launchpadSlot } = settings;
      const profile = profiles[network];
      const state = await readLaunchpad(createChain(rpcUrl), profile, launchpadSlot).catch(
        (error: unknown) => {
          if (error instanceof CodedError && error.code === "chain_unavailable") return null;
          throw error;
        },
      );
      if (state === null) return { text: "", data: { network }, problems: [chainProblem(settings)] };
      const lines = [
        `The app knows the launchpad as of ${profile.version}.`,
        state.deployedSlot === null
          ? `Its program could not be read on ${network}.`
          : `On ${network} its program was last deployed in slot ${state.deployedSlot}.`,
        launchpadSlot === null
          ? "LAUNCHPAD_DEPLOYED_SLOT is not set: a new deployment would not pause launches."
          : `LAUNCHPAD_DEPLOYED_SLOT is ${launchpadSlot}.`,
      ];
      return {
        text: lines.join("\n"),
        data: { network, version: profile.version, pinned_slot: launchpadSlot, ...state },
        problems: state.changes.map((change) => `Launches are paused: ${pauseReasons[change]}.`),
      };
    },
  },
];
