import { instance } from "../../app/instance.ts";
import type { LegalSection } from "./legal-page.tsx";

const { product_name: product, support_email: email } = instance;

export const privacyIntro = `This policy says what whoever operates this instance of ${product} (“we”) keeps about you, why, and what you can ask of us. The short form: your wallet address and what you make, no tracking, no sale of data.`;

export const privacy: readonly LegalSection[] = [
  {
    title: "Who is responsible",
    paragraphs: [
      `The operator of this instance decides what happens with your data and answers for it. Write to ${email}.`,
    ],
  },
  {
    title: "What you give us",
    paragraphs: [],
    points: [
      "Account: the wallet you connect, and a display name if you set one. Email addresses and passwords belong to sign-in methods that are switched off: we ask for neither, and an email is kept only if an operator sets one.",
      "Profile: the settings you choose.",
      "Content: ideas, names, stories, pictures, social links and websites that you make, type in, import or upload.",
      "Communications: what you write in the contact form, with the name and email address you give there.",
      "Payment details: none. What you pay goes from your wallet to the chain or through third parties, such as wallets, which handle it under their own policies.",
    ],
  },
  {
    title: "What is collected as you use it",
    paragraphs: [],
    points: [
      "Wallet addresses, the signed messages that prove they are yours, and the public transactions of your launches.",
      "Token information: mint addresses, metadata, and what the chain says of them.",
      "Usage: when you signed in, on which kind of device, and how often a hosted website was viewed, as a number.",
      "Device and logs: network address, browser and time of a request, for security and to find faults.",
    ],
  },
  {
    title: "Cookies and storage on your device",
    paragraphs: [
      "Three cookies keep you signed in for up to 7 days: an access token, a refresh token and a token against forged requests. There are no advertising or analytics cookies, and no scripts of third parties.",
      "Your tokens, drafts and pictures are also kept in your browser's own storage, so that nothing is lost and the app works offline. Logging out removes them, except for a launch that is not resolved.",
    ],
  },
  {
    title: "What we use it for",
    paragraphs: ["To run the service and for nothing that you would not expect of it:"],
    points: [
      "to sign you in, and keep what you made apart from what others made;",
      "to make, launch and host what you ask for;",
      "to answer you;",
      "to keep the service safe, find abuse, and follow the law.",
    ],
  },
  {
    title: "Legal grounds",
    paragraphs: [
      "Where the GDPR applies, we rely on the contract with you for running the service, on legitimate interest for safety and fault-finding, on legal duty where a law demands it, and on your consent where we ask for it. You can withdraw consent at any time.",
    ],
  },
  {
    title: "AI models",
    paragraphs: [
      "Names, stories and pictures are made by a composer on our own server or in your browser. Where the operator has set up a model of a provider, your idea and the token's words are sent to that provider to answer you. Your wallet, network address and keys are not.",
    ],
  },
  {
    title: "Who else sees it",
    paragraphs: [
      "What you launch and what you deploy is public: that is its purpose. Beyond that we share data with those who run the service for us (hosting, mail, chain, launch and model providers, each only with what its work needs), where a law or court demands it, and with a successor if the service changes hands.",
    ],
  },
  {
    title: "No sale of data",
    paragraphs: ["We do not sell your personal data, and do not share it for advertising across websites."],
  },
  {
    title: "How long it is kept",
    paragraphs: [
      "Account and content: until you delete them. Generations you never save: 24 hours. Previews: a few hours. A hosted website: 24 hours for each deployment, and its address is held for you for 7 days more. Sessions: 7 days. Logs and messages: as long as they are needed.",
      "Transaction records are typically kept for 7 years, where tax or other law demands it. What is on the chain stays there forever.",
    ],
  },
  {
    title: "Safety, and breaches",
    paragraphs: [
      "Connections are encrypted, session tokens are stored only as hashes, uploads are decoded and made anew, and hosted sites are kept apart from the app. No system is perfectly safe.",
      "If a breach puts your rights at risk, we tell the authorities, and you where required, within 72 hours of learning of it where the law requires that.",
    ],
  },
  {
    title: "Your rights (GDPR)",
    paragraphs: [
      "If you are in the European Economic Area, the United Kingdom or Switzerland, you can ask us for access to your data, correction, deletion, restriction, a copy to take elsewhere, and you can object to how we use it. You can also complain to your data protection authority.",
    ],
  },
  {
    title: "Your rights (CCPA)",
    paragraphs: [
      "If you live in California, you can ask what we collect, use and disclose, have it deleted or corrected, and are not treated worse for asking. As we do not sell or share personal information, there is nothing to opt out of.",
    ],
  },
  {
    title: "International transfers",
    paragraphs: [
      "Your data is handled where this instance and its providers run, which may be another country than yours. Where the law asks for safeguards for that, such as standard contractual clauses, we use them.",
    ],
  },
  {
    title: "Minors",
    paragraphs: [
      "The service is not for anybody under 18, and we do not knowingly collect their data. Tell us if you believe that we have, and we delete it.",
    ],
  },
  {
    title: "Questions and changes",
    paragraphs: [
      `Write to ${email} or use the contact page: we respond to inquiries about your data within 30 days. If this policy changes, this page says so, with the date at its top.`,
    ],
  },
];

export const blockchainWarning = {
  title: "Blockchain warning",
  text: "A blockchain is public and permanent. Your wallet address, your transactions, and the name, story and picture of a token you launch can be read by anybody, tied to one another and to you, and can be neither changed nor deleted, by you or by us. Rights to erasure end where the chain begins: think before you write something about a person into it.",
};
