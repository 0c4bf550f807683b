import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { COMPRESS_PAGE } from "../../db/jobs.ts";
import type { Write } from "../../db/plan.ts";
import type { PublishedFile } from "../../db/site-source.ts";
import type { ServerDeps } from "../../deps.ts";

const toBrotli = promisify(brotliCompress);

/** The payload of the job. */
export interface CompressOrder {
  host: string;
  /** The blob of the page in brotli, as it was published. */
  br: string | null;
}

/** Queues the job; it belongs in the commit that publishes these files on the host. */
export function queueCompression(
  { jobs, random }: ServerDeps,
  host: string,
  files: readonly PublishedFile[],
): Write {
  const order: CompressOrder = { host, br: pageOf(files)?.br ?? null };
  return jobs.row(random.uuid(), COMPRESS_PAGE, order);
}

/**
 * The job: compresses a published page as well as brotli can, which takes too long for the call that publishes it.
 * It changes nothing if the host answers something else by now.
 */
export async function compressPage(
  { store, blobs, clock }: ServerDeps,
  { host, br }: CompressOrder,
  done: Write,
): Promise<void> {
  const site = await store.sites.atHost(host);
  const page = site && site.expiresAt > clock() ? pageOf(site.files) : undefined;
  const bytes = page?.br && page.br === br ? await blobs.read(page.identity) : null;
  if (!site || !bytes) return store.commit([done]);
  const smaller = await blobs.put(await toBrotli(bytes, { params: paramsFor(bytes) }), "br");
  const files = site.files.map((file) => (file === page ? { ...file, br: smaller } : file));
  await store.commit([store.sites.replaceFiles(host, site.files, files), done]);
}

const pageOf = (files: readonly PublishedFile[]) => files.find(({ path }) => path === "/");

/** 3 to 10 hundredths smaller than at 5, for fifty times the work. zlib does it beside the event loop. */
const paramsFor = ({ length }: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
});
