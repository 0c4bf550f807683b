import { cardAddress } from "#contract/primitives.ts";
import { useDeps } from "../../app/load-deps.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { reportCopied, reportCopyFailed } from "./copy.ts";

/** A coin's address, shortened to 6 and 4 characters, with a button that copies all of it. */
export function CardAddress({ address }: { address: string }) {
  const deps = useDeps();
  return (
    <p className="flex items-center gap-1 text-sm text-muted tabular-nums">
      {cardAddress(address)}
      <CopyButton
        compact
        text={address}
        label="address"
        onCopied={() => reportCopied(deps, "Address")}
        onFailed={() => reportCopyFailed(deps)}
      />
    </p>
  );
}
