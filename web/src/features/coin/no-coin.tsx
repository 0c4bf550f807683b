import { Link } from "@tanstack/react-router";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { GemMark } from "../../ui/gem-mark.tsx";

interface NoCoinProps {
  mint: string;
  /** True where there is no such token; false where it could not be read. */
  isMissing: boolean;
  sentence: string;
  onRetry: () => void;
  retrying: boolean;
}

/** In place of a token's page: why there is nothing to see, and the ways on. */
export const NoCoin = ({ mint, isMissing, sentence, onRetry, retrying }: NoCoinProps) => (
  <div className="mx-auto grid min-h-[70dvh] max-w-lg place-content-center justify-items-center gap-4 px-5 py-12 text-center">
    <GemMark className="size-16 opacity-60" />
    <h1 className="text-3xl sm:text-4xl">{isMissing ? "No token here" : "This token could not be read"}</h1>
    <p role="alert" className="text-lg">
      {sentence}
    </p>
    {isMissing && (
      <p className="text-muted">It may be on another network, or its launch is only seconds old.</p>
    )}
    <p className="break-all text-sm text-muted">{mint}</p>
    <div className="mt-2 flex flex-wrap justify-center gap-3">
      <Button onClick={onRetry} busy={retrying}>
        Try again
      </Button>
      <Link to="/" className={buttonClasses("quiet")}>
        Go to the home page
      </Link>
    </div>
  </div>
);
