import { CodedError } from "#contract/errors.ts";
import type { MessageRow } from "../../db/messages.ts";
import type { OperatorDeps } from "../../deps.ts";

/** Lists messages, the newest first: the unhandled ones, or all. */
export async function listMessages({ store }: OperatorDeps, { all, limit }: { all: boolean; limit: number }) {
  const rows = all ? await store.messages.all(limit) : await store.messages.open(limit);
  return rows.map(messageShape);
}

export async function readMessage({ store }: OperatorDeps, { id }: { id: string }) {
  const row = await store.messages.find(id);
  if (!row) throw new CodedError("message_not_found");
  return messageShape(row);
}

const messageShape = ({ body, createdAt, mailedAt, handledAt, ...row }: MessageRow) => ({
  ...row,
  message: body,
  created_at: new Date(createdAt).toISOString(),
  mailed_at: mailedAt === null ? null : new Date(mailedAt).toISOString(),
  handled_at: handledAt === null ? null : new Date(handledAt).toISOString(),
});

/** Marks a message as handled. */
export const handleMessage = (
  { store, clock, commit }: OperatorDeps,
  { id }: { id: string },
): Promise<{ id: string }> => commit([store.messages.setHandled(id, clock())], { id });
