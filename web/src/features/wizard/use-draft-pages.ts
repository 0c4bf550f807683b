import { useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Design } from "#composer/deck/read-design.ts";
import { defaultTemplateId, type TemplateId, templateIds } from "#contract/website.ts";
import { useDeps } from "../../app/load-deps.ts";
import { ownerOf, sessionStore } from "../../stores/session.ts";
import type { WizardDraft } from "../../wizard-draft.ts";
import { useReachable } from "../server/use-reachable.ts";
import { loadCast, loadSiteMaterial, renderDraft, type SiteMaterial } from "./render-draft.ts";

/** The draft's website as this device renders it: as it is chosen, and in every template. */
export interface DraftPages {
  /** Null until it is rendered; empty if the templates are not on this device. */
  page: string | null;
  byTemplate: Partial<Record<TemplateId, string>>;
  /** Its design before the first message of the design prompt, and after each; empty until it is rendered. */
  designs: readonly Design[];
  /** False if the server's page may have other words and colors. */
  isSure: boolean;
}

export function useDraftPages(draft: WizardDraft): DraftPages {
  const deps = useDeps();
  const { name, ticker, narrative, designPrompt, social, template } = draft;
  const choice = useOnceIdle(
    useMemo(
      () => ({ name, ticker, narrative, designPrompt, social, template: null }),
      [name, ticker, narrative, designPrompt, social],
    ),
  );
  const material = useMaterial(draft);
  const page = useMemo(
    () => (material === "missing" ? "" : material && renderOrEmpty(material, { ...choice, template })),
    [material, choice, template],
  );
  const [byTemplate, setByTemplate] = useState<DraftPages["byTemplate"]>({});
  useEffect(() => {
    if (material === null || material === "missing") return;
    let isOver = false;
    void (async () => {
      for (const id of templateIds) {
        await deps.idle();
        if (isOver) return;
        const html = renderOrEmpty(material, { ...choice, template: id });
        setByTemplate((known) => ({ ...known, [id]: html }));
      }
    })();
    return () => {
      isOver = true;
    };
  }, [deps, material, choice]);
  const designs = useMemo(
    () =>
      material === null || material === "missing"
        ? []
        : material.composer.designsOf(
            choice.designPrompt,
            material.recipe.palette,
            template ?? defaultTemplateId,
          ),
    [material, choice.designPrompt, template],
  );
  const isSure = material === null || material === "missing" || material.isSure;
  return { page, byTemplate, designs, isSure };
}

/** Empty if the draft cannot be rendered: the step stays usable, and the server's answer says what is wrong. */
function renderOrEmpty(...draft: Parameters<typeof renderDraft>): string {
  try {
    return renderDraft(...draft);
  } catch {
    return "";
  }
}

/** The value as it was when the page was last idle, so that typing does not wait for rendering. */
function useOnceIdle<T>(value: T): T {
  const deps = useDeps();
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    let isOver = false;
    void deps.idle().then(() => isOver || setSettled(value));
    return () => {
      isOver = true;
    };
  }, [deps, value]);
  return settled;
}

function useMaterial({ token, recipe }: WizardDraft): SiteMaterial | "missing" | null {
  const deps = useDeps();
  const owner = useStore(sessionStore, ownerOf);
  const isReachable = useReachable();
  const [material, setMaterial] = useState<SiteMaterial | "missing" | null>(null);
  /** The pictures of the last material that the server helped to load, as a key. */
  const loadedKey = useRef<string | null>(null);
  const pictureKey = JSON.stringify([token?.id, token?.image_url, token?.banner_url]);
  useEffect(() => {
    if (!token || (!isReachable && loadedKey.current === pictureKey)) return;
    let isOver = false;
    loadSiteMaterial(deps, owner, token, { recipe, isReachable })
      .catch(() => "missing" as const)
      .then(async (loaded) => {
        if (isOver) return;
        loadedKey.current = isReachable ? pictureKey : null;
        setMaterial(loaded);
        if (loaded === "missing" || !isReachable) return;
        const cast = await loadCast(deps, token);
        if (cast && !isOver) setMaterial({ ...loaded, cast });
      });
    return () => {
      isOver = true;
    };
  }, [deps, owner, token, pictureKey, recipe, isReachable]);
  // The poses are the server's files.
  return useMemo(
    () =>
      isReachable || material === null || material === "missing" ? material : { ...material, cast: null },
    [material, isReachable],
  );
}
