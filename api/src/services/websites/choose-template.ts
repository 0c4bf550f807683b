import { defaultTemplateId, type TemplateId, templateIds } from "#contract/website.ts";

/**
 * Words by which people ask for what a template is; a word may begin longer ones (`futur`: futuristic,
 * futurism).
 */
const wanted: Record<TemplateId, string> = {
  template1: "modern|clean|professional|business|corporate|startup|sleek|trustworth",
  template2: "futur|neon|cyber|space|galax|sci-?fi|robot|hacker|matrix|glitch|terminal|synthwave|tech|dark",
  template3: "minimal|simpl|plain|white ?space|typograph|swiss|understated|monochrom|black and white",
  template4: "play|fun|cartoon|vibrant|colou?rful|silly|cute|bounc|comic|meme|crazy|candy|kids?\\b|toy|party",
  template5: "elegan|luxur|gold|classy|royal|marble|premium|exclusive|fashion|jewel|velvet|champagne|noble",
};

/** The finished template that a prompt fits best; the default one if it fits none. */
export function chooseTemplate(prompt: string, finished: readonly TemplateId[]): TemplateId {
  const text = prompt.toLowerCase();
  const scored = templateIds
    .filter((id) => finished.includes(id))
    .map((id) => ({ id, score: text.match(new RegExp(`\\b(?:${wanted[id]})`, "g"))?.length ?? 0 }))
    .sort((one, other) => other.score - one.score);
  const [best] = scored;
  if (best && best.score > 0) return best.id;
  return finished.includes(defaultTemplateId) ? defaultTemplateId : (best?.id ?? defaultTemplateId);
}
