import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { lengths } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft } from "../../stores/wizard-events.ts";
import { isSameGeneration, type WizardDraft } from "../../wizard-draft.ts";

/** More names than these are no help. */
export const MOST_NAMES = 12;
/** So many stories can be brought back. */
const MOST_STORIES = 8;
/** An idea of few words has few stories, so try until one differs. */
const TRIES = 12;

/** Adds three other names of the token's idea to its suggestions. */
export async function suggestMore(deps: AppDeps): Promise<void> {
  const open = await openComposer(deps);
  if (!open) return;
  const { composer, draft, prompt } = open;
  const { name, narrative, suggestions } = draft;
  const more = composer.otherNames({ name, narrative, prompt, seed: deps.newId() }, suggestions);
  changeDraft({ suggestions: [...suggestions, ...more].slice(0, MOST_NAMES) });
}

/** Tells the token's idea in another way. The story until now can be brought back. */
export async function tellAnother(deps: AppDeps): Promise<void> {
  const open = await openComposer(deps);
  if (!open) return;
  const { composer, draft, prompt } = open;
  const { name, ticker, narrative } = draft;
  const known = storiesOf(draft);
  const tell = () => composer.retellStory({ name, ticker, narrative, prompt, seed: deps.newId() });
  let story = tell();
  for (let more = 1; more < TRIES && known.includes(story); more++) story = tell();
  if (known.includes(story) || story.length > lengths.narrative) return;
  changeDraft({ narrative: story, stories: [...known, story].slice(-MOST_STORIES) });
}

/** Shows a story of before. What was typed since stays among them. */
export function bringBack(story: string): void {
  const { draft } = wizardStore.getState();
  if (draft) changeDraft({ narrative: story, stories: storiesOf(draft) });
}

/** The stories until now, with the one that is shown. */
const storiesOf = ({ stories, narrative }: WizardDraft): readonly string[] =>
  stories.includes(narrative) || narrative.trim() === "" ? stories : [...stories, narrative];

/** The composer, and the draft as it is once the composer is there. Null, with a toast, if this device cannot have it now. */
async function openComposer(deps: AppDeps) {
  const before = wizardStore.getState().draft;
  if (!before) return null;
  try {
    const [composer, prompt] = await Promise.all([
      import("#composer/writing/other-words.ts"),
      ideaOf(deps, before),
    ]);
    const { draft } = wizardStore.getState();
    const isOpen = draft && (isSameGeneration(before, draft) || draft.token?.id === before.token?.id);
    return isOpen ? { composer, draft, prompt } : null;
  } catch {
    deps.toast.error(sentences.offline.noWriter, { id: "wizard" });
    return null;
  }
}

/** What the token was made of; null if neither this device nor the server says so. */
async function ideaOf(deps: AppDeps, { recipe, madeOf, token }: WizardDraft): Promise<string | null> {
  const here = recipe?.prompt ?? madeOf;
  if (here || !token?.id) return here || null;
  const details = deps.api.call(tokensEndpoints.getTokenDetails, { params: { id: token.id } });
  return details.then(
    ({ recipe: { prompt } }) => prompt,
    () => null,
  );
}
