import { instance } from "../../app/instance.ts";
import type { LegalSection } from "./legal-page.tsx";

const { product_name: product, support_email: email } = instance;

export const privacyIntro = `This policy says what the operator of this instance of ${product} (“we”) keeps about you, why, and what you can ask of us. In short: we keep your wallet address and what you make. We do not track you or sell your data.`;

export const privacy: readonly LegalSection[] = [
  {
    title: "Who is responsible",
    paragraphs: [
      `The operator of this instance decides how your data is used and is responsible for it. Write to ${email}.`,
    ],
  },
  {
    title: "What you give us",
    paragraphs: [],
    points: [
      "Account: the wallet you connect, and a display name if you set one. Email and password sign-in is turned off: we ask for neither, and keep an email address only if an operator sets one.",
      "Profile: the settings you choose.",
      "Content: ideas, names, stories, pictures, social links and websites that you make, type in, import or upload.",
      "Communications: what you write in the contact form, with the name and email address you give there.",
      "Payment details: none. Payments go from your wallet to the chain or through third parties, such as wallets, which handle it under their own policies.",
    ],
  },
  {
    title: "What is collected as you use it",
    paragraphs: [],
    points: [
      "Wallet addresses, the signed messages that prove they are yours, and the public transactions of your launches.",
      "Token information: mint addresses, metadata, and what the chain says about them.",
      "Usage: when you signed in, on which kind of device, and how often a hosted website was viewed, as a number.",
      "Device and logs: network address, browser and time of a request, for security and to find errors.",
    ],
  },
  {
    title: "Cookies and storage on your device",
    paragraphs: [
      "Three cookies keep you signed in for up to 7 days: an access token, a refresh token and a token against forged requests. There are no advertising or analytics cookies, and no third-party scripts.",
      "Your tokens, drafts and pictures are also kept in your browser's own storage, so that nothing is lost and the app works offline. Logging out removes them, except for a launch that is still pending.",
    ],
  },
  {
    title: "What we use it for",
    paragraphs: ["Only to run the service:"],
    points: [
      "to sign you in and keep your work separate from everyone else's;",
      "to make, launch and host what you ask for;",
      "to answer you;",
      "to keep the service safe, find abuse, and follow the law.",
    ],
  },
  {
    title: "Legal grounds",
    paragraphs: [
      "Where the GDPR applies, we rely on the contract with you for running the service, on legitimate interest for security and fixing errors, on legal obligation where a law requires it, and on your consent where we ask for it. You can withdraw consent at any time.",
    ],
  },
  {
    title: "AI models",
    paragraphs: [
      "Names, stories and pictures are made by a composer on our own server or in your browser. If the operator has set up an AI provider, your idea and the token's words are sent to that provider. Your wallet address, IP address and keys are not.",
    ],
  },
  {
    title: "Who else sees it",
    paragraphs: [
      "What you launch and deploy is meant to be public. Beyond that we share data with those who run the service for us (hosting, mail, chain, launch and model providers, each only with what it needs), where a law or court requires it, and with a successor if the service changes hands.",
    ],
  },
  {
    title: "No sale of data",
    paragraphs: ["We do not sell your personal data, and do not share it for advertising across websites."],
  },
  {
    title: "How long it is kept",
    paragraphs: [
      "Account and content: until you delete them. Tokens you generate but never save: 24 hours. Previews: a few hours. A hosted website: 24 hours for each deployment, and its address is kept for you for 7 more days. Sessions: 7 days. Logs and messages: as long as needed.",
      "Transaction records are typically kept for 7 years, where tax or other law requires it. What is on the chain stays there forever.",
    ],
  },
  {
    title: "Safety, and breaches",
    paragraphs: [
      "Connections are encrypted, session tokens are stored only as hashes, uploads are decoded and re-encoded, and hosted websites are kept separate from the app. No system is perfectly safe.",
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
      "If you live in California, you can ask what we collect, use and disclose, have it deleted or corrected, and not be treated worse for asking. As we do not sell or share personal information, there is nothing to opt out of.",
    ],
  },
  {
    title: "International transfers",
    paragraphs: [
      "Your data is handled where this instance and its providers run, which may be a country other than yours. Where the law requires safeguards, such as standard contractual clauses, we use them.",
    ],
  },
  {
    title: "Minors",
    paragraphs: [
      "The service is not for anyone under 18, and we do not knowingly collect their data. If you believe we have, tell us and we will delete it.",
    ],
  },
  {
    title: "Questions and changes",
    paragraphs: [
      `Write to ${email} or use the contact page: we respond to inquiries about your data within 30 days. If this policy changes, this page will show it, with the date at the top.`,
    ],
  },
];

export const blockchainWarning = {
  title: "Blockchain warning",
  text: "A blockchain is public and permanent. Your wallet address, your transactions, and the name, story and picture of a token you launch can be read by anyone and linked to each other and to you, and neither you nor we can change or delete them. Erasure rights cannot reach the chain, so think before you put anything about a person on it.",
};
