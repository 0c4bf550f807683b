import { type KeyboardEvent, useRef } from "react";
import type { Design } from "#composer/deck/read-design.ts";
import { lengths } from "#contract/limits.ts";
import { changeDraft } from "../../stores/wizard-events.ts";
import { Button } from "../../ui/button.tsx";
import { Counter, Field, roomLeft } from "../../ui/field.tsx";
import { replyToWish } from "./reply-to-wish.ts";

/** Wishes that the built-in composer understands. */
const WISHES = ["warmer", "dark", "ocean blue", "more playful", "questions first"] as const;

interface DesignPromptProps {
  /** The messages, a line each; the last line is the one that is being typed. */
  value: string;
  /** The page's design before the first message and after each; empty until the page is rendered. */
  designs: readonly Design[];
}

/** A conversation about how the page should look: by typing, or by a press on a common wish. */
export function DesignPrompt({ value, designs }: DesignPromptProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = value.split("\n");
  const messages = lines.slice(0, -1);
  const typed = lines.at(-1) ?? "";
  const isFull = messages.length >= lengths.designMessages;
  const change = (said: readonly string[], typing: string) =>
    changeDraft({ designPrompt: [...said, typing].join("\n") });
  const say = () => {
    if (typed.trim() && !isFull) change([...messages, typed.trim()], "");
  };
  const sayOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    say();
  };
  const undo = (at: number) => {
    change(
      messages.filter((_, nth) => nth !== at),
      typed,
    );
    field.current?.focus();
  };
  return (
    <div>
      {messages.length > 0 && (
        <ol aria-label="Your changes" aria-live="polite" className="mb-4 space-y-3">
          {messages.map((message, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same wish may be said twice
            <li key={at}>
              <div className="flex items-start justify-end gap-1">
                <p className="min-w-0 rounded-2xl rounded-br-sm bg-raised px-4 py-2.5 break-words">
                  {message}
                </p>
                <button
                  type="button"
                  aria-label={`Undo "${message}"`}
                  onClick={() => undo(at)}
                  className="min-h-11 shrink-0 rounded-lg px-2 text-sm text-muted underline-offset-4 hover:underline"
                >
                  Undo
                </button>
              </div>
              <p className="mt-1 text-sm text-muted">{replyTo(designs[at], designs[at + 1])}</p>
            </li>
          ))}
        </ol>
      )}
      <Field
        label="Design prompt (optional)"
        hint={hintFor(typed.length, isFull)}
        aside={
          <Counter length={typed.length} max={lengths.designPrompt} warn={lengths.designPromptWarning} />
        }
      >
        {(ids) => (
          <textarea
            {...ids}
            ref={field}
            rows={2}
            maxLength={lengths.designPrompt}
            readOnly={isFull}
            value={typed}
            // The browser brings no more than the line of the cursor into view.
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: "nearest" })}
            onChange={(event) => change(messages, event.target.value.replaceAll("\n", " "))}
            onKeyDown={sayOnEnter}
            className="field resize-y"
          />
        )}
      </Field>
      {typed.trim() !== "" && (
        <Button look="quiet" className="mt-3" onClick={say}>
          Add another change
        </Button>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {WISHES.map((wish) => {
          const isWished = messages.includes(wish);
          return (
            <button
              key={wish}
              type="button"
              aria-pressed={isWished}
              disabled={isFull && !isWished}
              onClick={() =>
                change(isWished ? messages.filter((each) => each !== wish) : [...messages, wish], typed)
              }
              className="min-h-11 rounded-full border border-line-strong px-4 text-sm transition-colors hover:bg-raised aria-pressed:border-accent aria-pressed:bg-raised"
            >
              {wish}
            </button>
          );
        })}
      </div>
    </div>
  );
}

const replyTo = (before: Design | undefined, after: Design | undefined): string =>
  before && after
    ? (replyToWish(before, after) ?? "Nothing changed. Name a color, a mood, or a part to leave out.")
    : "";

function hintFor(length: number, isFull: boolean): string {
  if (isFull) return `${lengths.designMessages} changes are the limit. Undo one to add another.`;
  const room = roomLeft(length, lengths.designPrompt, lengths.designPromptWarning);
  return room
    ? `${room} Press Enter to add another change.`
    : "What should change? The page follows as you type.";
}
