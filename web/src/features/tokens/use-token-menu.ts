import Copy from "icon:copy";
import Download from "icon:download";
import ExternalLink from "icon:external-link";
import Globe from "icon:globe";
import Images from "icon:images";
import Laugh from "icon:laugh";
import Link2 from "icon:link-2";
import Palette from "icon:palette";
import Pencil from "icon:pencil";
import Rocket from "icon:rocket";
import Sparkles from "icon:sparkles";
import Trash2 from "icon:trash-2";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { launchpadTokenUrl } from "#contract/config.ts";
import { sentences } from "#contract/sentences.ts";
import { cardActions, displayStatus, type SavedToken } from "#contract/token.ts";
import type { AppDeps } from "../../app/deps.ts";
import { useDeps } from "../../app/load-deps.ts";
import { makeMeme } from "../../stores/memes.ts";
import type { Icon } from "../../ui/icon.tsx";
import { openAutomation } from "../automation/open-automation.ts";
import { useQueue } from "../outbox/use-queue.ts";
import { loadConfig } from "../server/load-config.ts";
import { useReachable } from "../server/use-reachable.ts";
import { downloadArchive } from "../websites/download-archive.ts";
import { websiteIdOf } from "../websites/website-id.ts";
import { copy } from "./copy.ts";
import { editPlace, hasWebsite, liveAddress } from "./live-address.ts";
import { hasCreation, reportUnsent } from "./unsent-token.ts";

export interface MenuEntry {
  label: string;
  Icon: Icon;
  run: () => void;
  danger?: boolean;
  /** When the action becomes possible, if it is not now. */
  waits: string | null;
}

/** Shown in place of an archive that the server cannot pack now. */
const reportArchiveWaits = (deps: AppDeps) =>
  void deps.toast.info(sentences.offline.archive, { id: "archive" });

/** Only the server can change it, so its script is fetched when it is asked for. */
async function changeGallery(deps: AppDeps, token: SavedToken, inGallery: boolean): Promise<void> {
  const { setInGallery } = await import("./set-in-gallery.ts");
  await setInGallery(deps, token, inGallery);
}

const openTab = (address: string) => void window.open(address, "_blank", "noopener,noreferrer");

/** The actions for a token, in groups. Actions that do not apply are left out. */
export function useTokenMenu(token: SavedToken, onDelete: (token: SavedToken) => void): MenuEntry[][] {
  const deps = useDeps();
  const navigate = useNavigate();
  const isReachable = useReachable();
  const isUnsent = hasCreation(useQueue(token.id));
  const config = useQuery({ queryKey: ["config-here"], queryFn: () => loadConfig(deps) }, deps.queries);
  const actions = cardActions(token);
  const live = liveAddress(token);
  const mint = token.mint_address;
  const open = (place: { token_id?: string; step?: number }) =>
    void navigate({ to: "/create", search: { token_id: token.id, ...place } });
  const withWebsite = async (act: (websiteId: string) => void) => {
    const websiteId = await websiteIdOf(deps, token.id);
    if (websiteId) act(websiteId);
  };
  const download = () => void withWebsite((websiteId) => void downloadArchive(deps, websiteId));
  const entry = (
    shown: unknown,
    label: string,
    Icon: Icon,
    run: () => void,
    waits: string | null = null,
  ): MenuEntry[] => (shown ? [{ label, Icon, run, waits }] : []);

  const isShown = token.in_gallery ?? true;
  const waits = isReachable ? null : sentences.offline.onceOnline;

  const groups = [
    [
      ...entry(!mint || !hasWebsite(token), "Edit token", Pencil, () => open(editPlace(token))),
      ...entry(
        actions.deployToken,
        "Deploy Token",
        Rocket,
        isUnsent ? () => reportUnsent(deps) : () => open({ step: 4 }),
        isUnsent ? sentences.offline.notSent : null,
      ),
      ...entry(actions.createWebsite, "Create Website", Globe, () => open({ step: 3 })),
      ...entry(displayStatus(token) !== "imported", "Automation…", Sparkles, () => {
        void openAutomation(deps, token);
      }),
    ],
    [
      ...entry(hasWebsite(token), "Edit website", Palette, () => {
        void withWebsite((websiteId) => void navigate({ to: "/edit/$websiteId", params: { websiteId } }));
      }),
      ...entry(live, "View website", ExternalLink, () => openTab(live ?? "")),
      ...entry(mint && config.data, "View on launchpad", ExternalLink, () => {
        openTab(launchpadTokenUrl(config.data?.launchpad_url ?? "", mint ?? ""));
      }),
    ],
    [
      ...entry(token.image_url, "Make a meme", Laugh, () => makeMeme(token)),
      ...entry(mint, "Copy address", Copy, () => void copy(deps, mint ?? "", "Address")),
      ...entry(live, "Copy website address", Link2, () => void copy(deps, live ?? "", "Website address")),
      ...entry(
        hasWebsite(token),
        "Download ZIP",
        Download,
        isReachable ? download : () => reportArchiveWaits(deps),
        waits,
      ),
      ...entry(
        config.data?.features.gallery && displayStatus(token) === "deployed",
        isShown ? "Hide from the gallery" : "Show in the gallery",
        Images,
        () => void (isReachable && changeGallery(deps, token, !isShown)),
        waits,
      ),
    ],
    [{ label: "Delete", Icon: Trash2, run: () => onDelete(token), danger: true, waits: null }],
  ];
  return groups.filter((entries) => entries.length > 0);
}
