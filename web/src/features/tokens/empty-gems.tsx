import { Button } from "../../ui/button.tsx";
import { GemMark } from "../../ui/gem-mark.tsx";

/** The server does not answer, and this device has no copy of the list: the account may have tokens. */
export function MissingGems({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="status" className="panel mt-6 grid justify-items-center gap-4 px-6 py-16 text-center">
      <GemMark className="size-20" />
      <h2 className="text-2xl">Your gems are safe, just not on this device</h2>
      <p className="max-w-md text-muted">
        The copy on this device is gone. It comes back as soon as you are online.
      </p>
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

export function EmptyGems({ onCreate }: { onCreate: () => void }) {
  return (
    <div className="panel mt-6 grid justify-items-center gap-4 px-6 py-16 text-center">
      <GemMark className="size-20" />
      <h2 className="text-2xl">Your first gem is one sentence away</h2>
      <p className="max-w-md text-muted">
        Say what it is, like “a frog astronaut who mines cheese on the moon”, and get a name, a story, a logo
        and a website.
      </p>
      <Button onClick={onCreate}>Create a token</Button>
    </div>
  );
}
