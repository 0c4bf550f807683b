import { modelNotice } from "#contract/generation.ts";
import type { UserDeps } from "../../../deps.ts";
import { writeWithModel } from "../../models/write-with-model.ts";
import { chooseTemplate } from "../choose-template.ts";
import { onceForWords, type SiteWriter, writeSiteDeck } from "../write-site.ts";
import { PAGE_ANSWER, writePremiumPage } from "./write-premium-page.ts";

/** Milliseconds; the call itself may take fifteen minutes. */
const DEADLINE = 480_000;

/** Creates a writer of premium pages. If the model fails, the site is the template that the prompt fits. */
export const createPremiumWriter = (
  deps: UserDeps,
  prompt: string,
  onWords: (count: number) => void,
): SiteWriter =>
  onceForWords(async (token) => {
    const templateId = chooseTemplate(prompt, deps.composer.finishedTemplates);
    const deck = await writeSiteDeck(deps, token, { designPrompt: prompt, templateId });
    const task = { userId: token.userId, estimate: PAGE_ANSWER, deadline: DEADLINE, onWords };
    const { value: page, cause } = await writeWithModel(deps, task, (model, conditions) =>
      writePremiumPage(model, token, prompt, conditions),
    );
    return {
      deck,
      page,
      composer: (page && deps.models.text?.name) || deps.composer.name,
      notice: cause && modelNotice("words", cause),
    };
  });
