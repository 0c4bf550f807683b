import { useId } from "react";
import { type Deck, type Mood, moods } from "#contract/deck.ts";
import { type PageFacts, type TemplateId, templateNames } from "#contract/website.ts";
import { useDeps } from "../../app/load-deps.ts";
import { classNames } from "../../ui/class-names.ts";
import { changeDeck, stopTyping, tintDeck } from "./change-deck.ts";

type Look = Deck["look"];
const densities: Record<Look["density"], string> = { airy: "Airy", normal: "Normal", compact: "Compact" };
const moodNames: Record<Mood, string> = {
  calm: "Calm",
  loud: "Loud",
  elegant: "Elegant",
  playful: "Playful",
  retro: "Retro",
  cyber: "Cyber",
};
const ALWAYS_DARK: TemplateId = "template2";

interface LookPanelProps {
  deck: Deck;
  templateId: TemplateId;
  palette: PageFacts["palette"];
}

/** The page's colors, mood and density. The template keeps text readable with any choice. */
export function LookPanel({ deck, templateId, palette }: LookPanelProps) {
  const deps = useDeps();
  const id = useId();
  const { look } = deck;
  const set = (change: Partial<Look>) => changeDeck(deps, { ...deck, look: { ...look, ...change } });
  const { mood: _, ...unmooded } = look;
  const own = palette ? [...new Set([palette.primary, palette.secondary, palette.accent])] : [];
  return (
    <div className="space-y-6">
      <fieldset>
        <legend className="mb-2 font-medium">Color</legend>
        <div className="flex flex-wrap items-center gap-2">
          <Choice chosen={look.accent === null} onChoose={() => set({ accent: null })}>
            From the logo
          </Choice>
          {own.map((colour) => (
            <button
              key={colour}
              type="button"
              aria-label={`Color ${colour}`}
              aria-pressed={look.accent === colour}
              onClick={() => set({ accent: colour })}
              style={{ background: colour }}
              className="size-11 rounded-full border border-line-strong aria-pressed:ring-3 aria-pressed:ring-accent-ink aria-pressed:ring-offset-2 aria-pressed:ring-offset-surface"
            />
          ))}
          <label htmlFor={id} className="flex min-h-11 items-center gap-2">
            <input
              id={id}
              type="color"
              value={look.accent ?? palette?.primary ?? "#f7a325"}
              onChange={(event) => tintDeck(deps, event.target.value)}
              ref={endStepOnChange}
              className="size-11 rounded-[10px] border border-line-strong bg-transparent p-1"
            />
            Another
          </label>
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-medium">Background</legend>
        <div className="flex flex-wrap gap-2">
          <Choice chosen={!look.dark} onChoose={() => set({ dark: false })}>
            Light
          </Choice>
          <Choice chosen={look.dark} onChoose={() => set({ dark: true })}>
            Dark
          </Choice>
        </div>
        {templateId === ALWAYS_DARK && (
          <p className="mt-2 text-sm text-muted">{templateNames[templateId]} is always dark.</p>
        )}
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-medium">Mood</legend>
        <div className="flex flex-wrap gap-2">
          <Choice
            chosen={look.mood === undefined}
            onChoose={() => changeDeck(deps, { ...deck, look: unmooded })}
          >
            Template’s own
          </Choice>
          {moods.map((mood) => (
            <Choice key={mood} chosen={look.mood === mood} onChoose={() => set({ mood })}>
              {moodNames[mood]}
            </Choice>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-medium">Spacing</legend>
        <div className="flex flex-wrap gap-2">
          {Object.entries(densities).map(([density, name]) => (
            <Choice
              key={density}
              chosen={look.density === density}
              onChoose={() => set({ density: density as Look["density"] })}
            >
              {name}
            </Choice>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/**
 * React's `onChange` is the browser's `input` event; the browser's own `change` fires once, when the picker closes.
 */
const endStepOnChange = (input: HTMLInputElement | null) => {
  input?.addEventListener("change", stopTyping);
  return () => input?.removeEventListener("change", stopTyping);
};

interface ChoiceProps {
  chosen: boolean;
  onChoose: () => void;
  children: string;
}

const Choice = ({ chosen, onChoose, children }: ChoiceProps) => (
  <button
    type="button"
    aria-pressed={chosen}
    onClick={onChoose}
    className={classNames(
      "min-h-11 rounded-[10px] border px-4",
      chosen ? "border-accent-ink bg-raised font-semibold" : "border-line-strong text-muted hover:text-ink",
    )}
  >
    {children}
  </button>
);
