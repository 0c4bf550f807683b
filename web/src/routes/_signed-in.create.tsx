import { createFileRoute } from "@tanstack/react-router";
import { CreateScreen } from "../features/wizard/create-screen.tsx";

export interface CreateSearch {
  token_id?: string;
  /** A number where it is one; what is not is 2 for the wizard. */
  step?: number | string;
  /** Of several drafts of new tokens, what this one is kept under. */
  draft?: string;
}

const text = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;

const number = (value: unknown): number | string | undefined => {
  const given = text(value);
  return given === undefined || Number.isNaN(Number(given)) ? given : Number(given);
};

export const Route = createFileRoute("/_signed-in/create")({
  validateSearch: (search: Record<string, unknown>): CreateSearch => ({
    token_id: text(search.token_id) ?? text(search.edit),
    step: number(search.step),
    draft: text(search.draft),
  }),
  component: CreatePage,
});

function CreatePage() {
  const { token_id, step, draft } = Route.useSearch();
  return <CreateScreen tokenId={token_id} step={step} subject={draft} />;
}
