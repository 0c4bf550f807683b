import { Button } from "../../ui/button.tsx";
import { GemMark } from "../../ui/gem-mark.tsx";

export function EmptyGems({ onCreate }: { onCreate: () => void }) {
  return (
    <div className="panel mt-6 grid justify-items-center gap-4 px-6 py-16 text-center">
      <GemMark className="size-20" />
      <h2 className="text-2xl">Your first gem is one sentence away</h2>
      <p className="max-w-md text-muted">
        Say what it is, “a frog astronaut who mines cheese on the moon”, and get a name, a story, a logo and a
        website.
      </p>
      <Button onClick={onCreate}>Make a token</Button>
    </div>
  );
}
