import { LegalPage } from "./legal-page.tsx";
import { blockchainWarning, privacy, privacyIntro } from "./privacy-text.ts";

export const PrivacyScreen = () => (
  <LegalPage
    title="Privacy Policy"
    description="What this instance keeps about you, why, for how long, and what you can ask of its operator."
    intro={privacyIntro}
    sections={privacy}
    warning={blockchainWarning}
  />
);
