import { createFileRoute } from "@tanstack/react-router";
import { ContactScreen } from "../features/contact/contact-screen.tsx";

export const Route = createFileRoute("/contact")({
  /** `report`: the host of a hosted website that somebody wants to report. */
  validateSearch: ({ report }: Record<string, unknown>): { report?: string } =>
    typeof report === "string" && report !== "" ? { report } : {},
  component: ContactPage,
});

function ContactPage() {
  return <ContactScreen report={Route.useSearch().report} />;
}
