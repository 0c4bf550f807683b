import { LegalPage } from "./legal-page.tsx";
import { cryptoWarning, terms, termsIntro } from "./terms-text.ts";

export const TermsScreen = () => (
  <LegalPage
    title="Terms of Service"
    description="The terms under which this instance is offered: who may use it, the risks, what is prohibited, and how disputes are settled."
    intro={termsIntro}
    sections={terms}
    warning={cryptoWarning}
  />
);
