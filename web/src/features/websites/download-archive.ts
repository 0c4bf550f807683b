import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { sentences } from "#contract/sentences.ts";
import { detailOr } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { saveFile } from "../../canvas/save-file.ts";

/** Downloads the website as a ZIP whose page opens from disk. */
export async function downloadArchive(deps: AppDeps, websiteId: string): Promise<void> {
  try {
    const answer = await deps.api.fetch(websitesEndpoints.getArchive, { params: { websiteId } });
    const named = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
    saveFile(await answer.blob(), named ?? "website.zip");
  } catch (error) {
    deps.toast.error(detailOr(error, sentences.editor.archiveFailed), { id: "archive" });
  }
}
