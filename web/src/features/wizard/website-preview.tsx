import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import { hasSiteChanges } from "../../site-choice.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { WizardDraft } from "../../wizard-draft.ts";
import { DraftPreview } from "./draft-preview.tsx";
import { MadeWebsite } from "./made-website.tsx";
import { useFeatures } from "./premium-choice.tsx";
import type { DraftPages } from "./use-draft-pages.ts";
import { useSiteHere } from "./use-site-here.ts";

interface WebsitePreviewProps extends Pick<DraftPages, "page" | "isSure"> {
  draft: WizardDraft;
  premium: boolean;
  /** False while something that the website needs is missing. */
  ready: boolean;
  onGenerate: () => void;
  onAgain: () => void;
}

/** The website that the server made; before it has, and once it was changed, how this device renders it. */
export function WebsitePreview(props: WebsitePreviewProps) {
  const { draft, page, premium, ready, onGenerate, onAgain } = props;
  const busy = useStore(wizardStore, ({ work }) => work !== null);
  const { isHere, isUnknown } = useSiteHere(draft);
  const note = useNote(props);
  if (isUnknown) return <Notice sentence={sentences.offline.websiteUnknown} />;
  const { websiteId, previewUrl, name } = draft;
  if (websiteId && previewUrl && !hasSiteChanges(draft))
    return <MadeWebsite title={name} url={previewUrl} {...{ websiteId, onAgain, busy }} />;
  const isPremium = premium && !isHere;
  const actions = !websiteId && !isHere && (
    <Button look="quiet" disabled={!ready} busy={busy} onClick={onGenerate}>
      Generate website
    </Button>
  );
  return (
    <DraftPreview
      page={isPremium ? "" : page}
      title={isHere ? `Website of ${name}` : `How the website of ${name} will look`}
      note={isPremium ? sentences.website.draftPremium : note}
      actions={actions}
    />
  );
}

function useNote({ draft, page, isSure }: WebsitePreviewProps) {
  const { isHere, waits } = useSiteHere(draft);
  const features = useFeatures();
  if (page === "") return <Notice sentence={sentences.offline.noTemplates} />;
  if (waits) return sentences.offline.siteWaits;
  if (isHere) return <Notice sentence={sentences.offline.siteHere} />;
  if (!isSure) return <Notice sentence={sentences.website.draftUnsure} />;
  return features?.ai_text ? sentences.website.draftByModel : sentences.website.draft;
}
