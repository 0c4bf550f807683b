import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { PublicConfig } from "#contract/config.ts";
import type { LaunchEstimate } from "#launch/summary.ts";
import { useDeps } from "../../app/load-deps.ts";
import { estimate, purchaseError, readBalance, requestPlayMoney } from "./affordable.ts";

interface Affordable {
  /** Null until they are known. */
  estimate: LaunchEstimate | null;
  /** SOL. */
  balance: number | null;
  /** True unless the purchase is wrong or known to be too much for the wallet. */
  canPay: boolean;
  onFaucet: (() => void) | undefined;
}

/** Milliseconds between two looks at the balance: SOL may come from elsewhere while the modal is open. */
const LOOK_AGAIN = 5_000;

/** Whether the wallet can pay for a launch with this purchase, in SOL. */
export function useAffordable(config: PublicConfig | undefined, devBuy: number): Affordable {
  const deps = useDeps();
  const owner = deps.owner();
  const isValid = purchaseError(devBuy) === null;
  const costs = useQuery(
    {
      queryKey: ["launch-estimate", config?.network, devBuy],
      queryFn: () => (config ? estimate(config, devBuy) : null),
      enabled: config !== undefined && isValid,
      placeholderData: keepPreviousData,
    },
    deps.queries,
  );
  const wallet = useQuery(
    {
      queryKey: ["balance", owner],
      queryFn: () => (config && owner ? readBalance(config, owner) : null),
      enabled: config !== undefined && owner !== null,
      refetchInterval: LOOK_AGAIN,
    },
    deps.queries,
  );
  const most = isValid ? (costs.data ?? null) : null;
  const balance = wallet.data ?? null;
  const isShort = most !== null && balance !== null && balance < most.needed;
  const onFaucet = () => {
    if (config && owner) void requestPlayMoney(config, owner).finally(() => wallet.refetch());
  };
  return {
    estimate: most,
    balance,
    canPay: isValid && !isShort,
    onFaucet: config?.network === "sandbox" ? onFaucet : undefined,
  };
}
