import type { ServerDeps } from "../../deps.ts";

const MEDIA = /^\/media\/([0-9a-f]{64}\.(?:webp|png))$/;
const METADATA = /^\/m\/([0-9a-f]{16})\.json$/;

/** `undefined`: the address is not this server's. Null: it is, but nothing is there. */
export type OwnFile = Buffer | null | undefined;

/** Reads this server's own pictures and metadata directly, since it may not be able to reach itself. */
export async function readOwnFile({ settings, blobs, store }: ServerDeps, address: string): Promise<OwnFile> {
  const path = ownPath(settings.publicUrl, settings.appHosts, address);
  if (path === null) return undefined;
  const blob = MEDIA.exec(path)?.[1];
  if (blob !== undefined) return blobs.read(blob);
  const metadata = METADATA.exec(path)?.[1];
  const json = metadata === undefined ? null : await store.launches.metadata(metadata);
  return json === null ? null : Buffer.from(json);
}

/** The path of an address that is this server's or relative. */
function ownPath(publicUrl: string, hosts: readonly string[], address: string): string | null {
  if (!URL.canParse(address, publicUrl)) return null;
  const { protocol, host, pathname } = new URL(address, publicUrl);
  const isOwn = /^https?:$/.test(protocol) && hosts.includes(host);
  return isOwn ? pathname : null;
}
