import RefreshCw from "icon:refresh-cw";
import { useState } from "react";
import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import type { Token } from "#contract/token.ts";
import { useDeps } from "../../app/load-deps.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { Button } from "../../ui/button.tsx";
import { EarlierTries } from "../../ui/earlier-tries.tsx";
import { ImageViewer } from "../../ui/image-viewer.tsx";
import type { WizardDraft } from "../../wizard-draft.ts";
import { useArtTries } from "../composing/use-art-tries.ts";
import { WhileAway } from "../server/while-away.tsx";
import { drawAnother, drawsHere, mayDrawAnother } from "./draw-another.ts";
import { ViewableImage } from "./viewable-image.tsx";

/** The logo and the banner, and other tries of them where the composer drew them. */
export function PreviewPictures({ draft, token }: { draft: WizardDraft; token: Token }) {
  const deps = useDeps();
  const [viewing, setViewing] = useState<{ src: string; alt: string } | null>(null);
  const [isDrawing, setIsDrawing] = useState(false);
  const isRenaming = useStore(wizardStore, (state) => state.renaming !== null);
  const tries = useArtTries(token, draft.recipe);
  const busy = isDrawing || isRenaming;
  const draw = async (seed?: string) => {
    setIsDrawing(true);
    await drawAnother(deps, seed);
    setIsDrawing(false);
  };
  return (
    <div className="space-y-4">
      <ViewableImage
        src={token.image_url}
        alt={`Logo of ${draft.name}`}
        onView={setViewing}
        className="aspect-square"
      />
      {token.banner_url && (
        <ViewableImage
          src={token.banner_url}
          alt={`Banner of ${draft.name}`}
          onView={setViewing}
          className="aspect-[3/1]"
        />
      )}
      {mayDrawAnother(draft) && (
        <>
          <WhileAway
            sentence={drawsHere(draft) ? sentences.offline.picturesHere : sentences.offline.pictures}
          />
          <Button look="quiet" busy={busy} onClick={() => void draw()} className="w-full">
            <RefreshCw className="size-4" aria-hidden="true" />
            Try another
          </Button>
          <EarlierTries
            tries={tries}
            current={token.image_url}
            busy={busy}
            onPick={(seed) => void draw(seed)}
          />
        </>
      )}
      <ImageViewer image={viewing} onClose={() => setViewing(null)} />
    </div>
  );
}
