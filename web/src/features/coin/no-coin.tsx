import { Link } from "@tanstack/react-router";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { GemMark } from "../../ui/gem-mark.tsx";

interface NoCoinProps {
  mint: string;
  sentence: string;
  onRetry: () => void;
  retrying: boolean;
}

/** In place of a token's page where there is no such token. */
export const NoCoin = ({ mint, sentence, onRetry, retrying }: NoCoinProps) => (
  <div className="mx-auto grid min-h-[60dvh] max-w-lg place-content-center justify-items-center gap-4 px-5 py-12 text-center">
    <GemMark className="size-16 opacity-60" />
    <h1 className="text-3xl">No token here</h1>
    <p role="alert">{sentence}</p>
    <p className="text-muted">
      It may be on another network, or its launch is only seconds old. You asked for{" "}
      <span className="break-all">{mint}</span>
    </p>
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
