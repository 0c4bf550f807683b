import { CodedError } from "#contract/errors.ts";
import { lengths } from "#contract/limits.ts";

export interface Form {
  fields: Readonly<Record<string, string>>;
  files: Readonly<Record<string, Uint8Array>>;
}

/**
 * Bytes of all fields that are not files. A token made offline brings its metadata, of up to 3 bytes a
 * character.
 */
export const MOST_TEXT = 64 * 1024 + 3 * lengths.generationMetadata;

const MOST_PARTS = 100;

/** Parses a form of either content type. */
export async function parseForm(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<Form> {
  const parts = [...(await parseParts(bytes, contentType))];
  requireLittleText(parts);
  const fields: [string, string][] = [];
  const files: [string, Uint8Array][] = [];
  for (const [name, value] of parts) {
    if (typeof value === "string") fields.push([name, value]);
    // A browser sends an empty file field as a file without name and bytes.
    else if (value.size > 0 || value.name !== "")
      files.push([name, new Uint8Array(await value.arrayBuffer())]);
  }
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
}

async function parseParts(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> {
  const isMultipart = /^multipart\//i.test(contentType);
  // The parser gets the boundary that was counted, never the client's own header.
  const type = isMultipart ? multipartType(bytes, contentType) : "application/x-www-form-urlencoded";
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    throw new CodedError("bad_request");
  }
}

function multipartType(bytes: Buffer, contentType: string): string {
  const boundary = boundaryOf(contentType);
  if (boundary === null) throw new CodedError("bad_request");
  requireFewParts(bytes, boundary);
  return `multipart/form-data; boundary="${boundary}"`;
}

const PARAMETER = /\s*;\s*([\w!#$%&'*+.^`|~-]+)=(?:"([^"\\]*)"|([^\s;"]+))\s*/y;
const BOUNDARY = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

/** The boundary in a content type; null if there is none, several, or one that RFC 2046 does not allow. */
export function boundaryOf(contentType: string): string | null {
  const start = contentType.indexOf(";");
  if (start < 0) return null;
  const found: string[] = [];
  for (let at = start; at < contentType.length; at = PARAMETER.lastIndex) {
    PARAMETER.lastIndex = at;
    const [, name, quoted, plain] = PARAMETER.exec(contentType) ?? [];
    if (name === undefined) return null;
    if (name.toLowerCase() === "boundary") found.push(quoted ?? plain ?? "");
  }
  const [boundary = "", another] = found;
  return another === undefined && BOUNDARY.test(boundary) ? boundary : null;
}

/** A body can hold hundreds of thousands of tiny parts, and parsing them would block everybody. */
function requireFewParts(bytes: Buffer, boundary: string): void {
  let count = 0;
  for (let at = bytes.indexOf(boundary); at >= 0; at = bytes.indexOf(boundary, at + boundary.length)) {
    if (++count > MOST_PARTS) throw new CodedError("bad_request");
  }
}

function requireLittleText(parts: readonly [name: string, value: string | File][]): void {
  const texts = parts.flatMap(([name, value]) => [name, typeof value === "string" ? value : value.name]);
  const size = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (size > MOST_TEXT) throw new CodedError("payload_too_large");
}
