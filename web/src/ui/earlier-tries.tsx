import type { ArtTry } from "#contract/generation.ts";

interface EarlierTriesProps {
  tries: readonly ArtTry[];
  /** The logo that is shown now. */
  current: string | null;
  busy: boolean;
  onPick(seed: string): void;
}

/** The pictures of before, to bring one back: nothing until there are two. */
export function EarlierTries({ tries, current, busy, onPick }: EarlierTriesProps) {
  const at = tries.findIndex(({ image_url }) => image_url === current);
  return (
    <div>
      <p role="status" className="sr-only">
        {tries.length > 1 && at >= 0 ? `Picture ${at + 1} of ${tries.length} is shown.` : ""}
      </p>
      {tries.length > 1 && (
        <fieldset disabled={busy} className="flex gap-2 overflow-x-auto p-1">
          <legend className="mb-1 text-sm text-muted">Bring one back</legend>
          {tries.map(({ seed, image_url }, index) => (
            <button
              key={seed}
              type="button"
              aria-label={`Picture ${index + 1}`}
              aria-pressed={index === at}
              onClick={() => index !== at && onPick(seed)}
              className="size-12 shrink-0 overflow-hidden rounded-[10px] border border-line aria-pressed:outline-2 aria-pressed:outline-accent aria-pressed:outline-offset-1"
            >
              <img src={image_url} alt="" width={48} height={48} className="size-full object-cover" />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
