import { LockOpen } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { sentences } from "#contract/sentences.ts";
import { loadDeps } from "../../app/load-deps.ts";

async function unlock(): Promise<void> {
  const [deps, { unlockWallet }] = await Promise.all([loadDeps(), import("./unlock-wallet.ts")]);
  await unlockWallet(deps);
}

/** Of a session that was opened without its wallet: what that means, and the way to have it. */
export function UnlockItem({ className }: { className: string }) {
  return (
    <div className="border-b border-line pb-2">
      <p className="px-3 pb-1 pt-3 text-sm text-muted">{sentences.wallet.lockedMeans}</p>
      <DropdownMenu.Item onSelect={() => void unlock()} className={className}>
        <LockOpen className="size-4 text-muted" aria-hidden="true" />
        Unlock wallet
      </DropdownMenu.Item>
    </div>
  );
}
