import { useEffect, useState } from "react";
import { defaultTemplateId, type TemplateId } from "#contract/website.ts";

/** The templates that the composer can render. The composer loads when the choice is shown. */
export function useFinishedTemplates(): readonly TemplateId[] {
  const [finished, setFinished] = useState<readonly TemplateId[]>([defaultTemplateId]);
  useEffect(() => {
    void import("#composer/templates/render-site.ts").then(
      (module) => setFinished(module.finishedTemplates),
      // The composer is not on this device and the server does not answer: the default stays.
      () => {},
    );
  }, []);
  return finished;
}
