import { Notice } from "../../ui/notice.tsx";
import { useReachable } from "./use-reachable.ts";

/** Says beside a button why it cannot do its work now: the server does not answer. */
export function WhileAway({ sentence }: { sentence: string }) {
  return useReachable() ? null : <Notice sentence={sentence} />;
}
