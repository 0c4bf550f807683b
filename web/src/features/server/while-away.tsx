import { Notice } from "../../ui/notice.tsx";
import { useReachable } from "./use-reachable.ts";

/** Explains beside a button why it does not work now: the server does not answer. */
export function WhileAway({ sentence }: { sentence: string }) {
  return useReachable() ? null : <Notice sentence={sentence} />;
}
