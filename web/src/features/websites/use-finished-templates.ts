import { useEffect, useState } from "react";
import { defaultTemplateId, type TemplateId } from "#contract/website.ts";

/** The templates that can be rendered, from the composer itself, which is fetched when the choice is shown. */
export function useFinishedTemplates(): readonly TemplateId[] {
  const [finished, setFinished] = useState<readonly TemplateId[]>([defaultTemplateId]);
  useEffect(() => {
    void import("#composer/templates/render-site.ts").then(
      (module) => setFinished(module.finishedTemplates),
      // Not on this device yet, and nobody to ask: the default stays.
      () => {},
    );
  }, []);
  return finished;
}
