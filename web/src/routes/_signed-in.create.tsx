import { createFileRoute } from "@tanstack/react-router";
import { CreateScreen } from "../features/wizard/create-screen.tsx";
import type { WizardSearch } from "../features/wizard/wizard-tab.ts";

const text = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;

const number = (value: unknown): number | string | undefined => {
  const given = text(value);
  return given === undefined || Number.isNaN(Number(given)) ? given : Number(given);
};

export const Route = createFileRoute("/_signed-in/create")({
  validateSearch: (search: Record<string, unknown>): WizardSearch => {
    const read: WizardSearch = {};
    const token = text(search.token_id) ?? text(search.edit);
    const step = number(search.step);
    const draft = text(search.draft);
    if (token !== undefined) read.token_id = token;
    if (step !== undefined) read.step = step;
    if (draft !== undefined) read.draft = draft;
    for (const field of ["name", "ticker", "description", "image"] as const) {
      const filled = text(search[field]);
      if (filled !== undefined) read[field] = filled;
    }
    return read;
  },
  component: CreatePage,
});

function CreatePage() {
  return <CreateScreen search={Route.useSearch()} />;
}
