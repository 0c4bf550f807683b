import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { Progress } from "#contract/generation.ts";
import type { ApiClient } from "./client.ts";

/**
 * Follows the steps of a long call by its `progress_id` until the signal aborts. A failure ends it silently: the
 * steps are a courtesy.
 */
export async function followProgress(
  api: ApiClient,
  id: string,
  onStep: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const response = await api.fetch(tokensEndpoints.followProgress, { params: { id } }, { signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let pending = "";
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const events = (pending + part.value).split("\n\n");
      pending = events.pop() ?? "";
      for (const event of events) {
        const data = /^data: ?(.*)$/m.exec(event)?.[1];
        if (data) onStep(JSON.parse(data) as Progress);
      }
    }
  } catch {
    // The call's own answer reports what happened.
  }
}
