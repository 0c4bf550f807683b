import Dices from "icon:dices";
import WandSparkles from "icon:wand-sparkles";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { ImageStyle } from "#contract/generation.ts";
import { imageStyles } from "#contract/limits.ts";
import { instance } from "../../app/instance.ts";
import { keepHomeIdea } from "../../stores/home-idea.ts";
import { isAuthenticated, sessionStore } from "../../stores/session.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useConnect } from "../session/use-connect.ts";
import type { Demo } from "./compose-demo.ts";
import { DemoToken } from "./demo-token.tsx";
import { sample } from "./sample.ts";

const ideas = [
  "a grumpy cat running a ramen shop in the rain",
  "a penguin pirate looking for a lost sandwich",
  "an octopus who plays eight drums at once",
  "a sleepy cactus guarding a desert gas station",
  "a toast knight defending the breakfast castle",
  sample.idea,
];

const loadComposer = () => import("./compose-demo.ts");

/** Turns a sentence into a token and its site, with the composer in the page. */
export function HeroDemo() {
  const [idea, setIdea] = useState(sample.idea);
  const [style, setStyle] = useState<ImageStyle>("cartoon");
  const [demo, setDemo] = useState<Demo | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const turn = useRef(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!demo && idea === sample.idea) return;
    const made = demo && { idea: demo.idea, style: demo.style, seed: demo.seed, template: demo.template };
    keepHomeIdea({ idea, style, made });
  }, [idea, style, demo]);
  useEffect(() => {
    if (demo) showResult(place.current);
  }, [demo]);
  const make = async (text: string, look: ImageStyle) => {
    setEmpty(!text.trim());
    if (!text.trim()) {
      field.current?.focus();
      return setError("Please provide a creative meme idea.");
    }
    setBusy(true);
    setError(null);
    turn.current += 1;
    try {
      const { composeDemo } = await loadComposer();
      setDemo(await composeDemo(text.trim(), look, turn.current, instance.product_name));
    } catch (error) {
      setError(error instanceof Error && error.name === "RefusedIdea" ? error.message : UNREACHABLE);
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void make(idea, style);
  };
  const another = () => {
    const next = ideas[turn.current % ideas.length] ?? sample.idea;
    setIdea(next);
    void make(next, style);
  };
  const restyle = (look: ImageStyle) => {
    setStyle(look);
    void make(idea, look);
  };
  return (
    <div ref={place} className="min-w-0">
      <form onSubmit={submit} className="panel rounded-bl-none p-3">
        <label className="sr-only" htmlFor="hero-idea">
          An idea in a sentence
        </label>
        <div className="flex items-center gap-2">
          <input
            id="hero-idea"
            value={idea}
            maxLength={200}
            enterKeyHint="go"
            onFocus={() => void loadComposer()}
            onChange={(event) => setIdea(event.target.value)}
            aria-describedby="hero-note"
            aria-invalid={isEmpty || undefined}
            ref={field}
            className="min-h-11 min-w-0 grow rounded-lg bg-transparent px-2 text-lg"
          />
          <Button type="submit" busy={busy} className="shrink-0 px-4">
            {!busy && <WandSparkles className="size-5" aria-hidden="true" />}
            Try it
          </Button>
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-1 border-t border-line pt-2">
          {imageStyles.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={style === each}
              onClick={() => restyle(each)}
              className={classNames(
                "min-h-9 rounded-full px-3 text-sm capitalize",
                style === each ? "bg-raised font-semibold text-accent-ink" : "text-muted hover:text-ink",
              )}
            >
              {each}
            </button>
          ))}
          <button
            type="button"
            onClick={another}
            className="ml-auto inline-flex min-h-9 items-center gap-2 rounded-full px-3 text-sm text-muted hover:text-ink"
          >
            <Dices className="size-4" aria-hidden="true" />
            Another idea
          </button>
        </div>
        {isEmpty && (
          <p className="mt-2 px-2 text-sm text-bad" aria-hidden="true">
            {error}
          </p>
        )}
      </form>
      <div className="ml-6 h-6 border-l-2 border-dashed border-line-strong" aria-hidden="true" />
      <div data-result className="scroll-mb-4">
        <DemoToken demo={demo} busy={busy} />
        {demo && <ContinueButton name={demo.name} />}
      </div>
      <p id="hero-note" role={error ? "alert" : undefined} className="mt-3 text-sm text-muted">
        {error ? (
          <span className={isEmpty ? "sr-only" : "text-bad"}>{error}</span>
        ) : (
          "Made right here by the built-in composer. No wallet, no AI model, and nothing leaves this page."
        )}
      </p>
    </div>
  );
}

/** From what was made to the wizard: at once for who is signed in, by the wallet for others. */
function ContinueButton({ name }: { name: string }) {
  const user = useStore(sessionStore, isAuthenticated);
  const { connect, connecting, goOn, warm } = useConnect();
  return (
    <Button
      className="mt-3 w-full"
      busy={connecting}
      onClick={user ? goOn : connect}
      onPointerEnter={warm}
      onFocus={warm}
    >
      <span className="truncate">Continue with {name}</span>
    </Button>
  );
}

const UNREACHABLE = "The composer could not be loaded. Please check your connection and try again.";

/** Brings what was made and the next step into sight, unless the visitor has gone on to another part of the page. */
function showResult(place: HTMLElement | null): void {
  const box = place?.getBoundingClientRect();
  if (!box || box.bottom < 0 || box.top > innerHeight) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const behavior = isStill ? "auto" : "smooth";
  place?.querySelector("[data-result]")?.scrollIntoView({ block: "nearest", behavior });
}
