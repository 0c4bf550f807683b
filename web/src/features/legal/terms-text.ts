import { instance } from "../../app/instance.ts";
import type { LegalSection } from "./legal-page.tsx";

const { product_name: product, support_email: email } = instance;

export const termsIntro = `These terms are an agreement between you and whoever operates this instance of ${product} (“we”). They cover the app, the websites that it hosts, and everything you make with it.`;

export const terms: readonly LegalSection[] = [
  {
    title: "Acceptance of these terms",
    paragraphs: [
      `By connecting a wallet to ${product}, or by using any page of it, you accept these terms and the Privacy Policy. If you do not accept them, do not use it.`,
      "If you use it for a company or another person, you confirm that you may bind them to these terms.",
    ],
  },
  {
    title: "Eligibility",
    paragraphs: ["You may use the service only if all of this is true:"],
    points: [
      "you are 18 years of age or older, and of age where you live;",
      "you are not in, or a resident of, a jurisdiction where creating, launching or trading such tokens is prohibited;",
      "you are not on a sanctions list, nor owned or controlled by someone who is, and no law bars you from receiving the service.",
    ],
  },
  {
    title: "Risks you take",
    paragraphs: [
      "Meme tokens are worth what somebody will pay for them, which can be nothing. You may lose everything you spend on one, including what you pay to launch it.",
      "Transactions on a blockchain cannot be undone, by you or by us. Networks, launchpads, wallets and the programs they run can fail, be attacked or change. Prices move fast, markets can be thin, and rules and taxes differ between places and may change after the fact.",
      "Text and pictures are made by software. They may be wrong, and may resemble the work of others. Read them before you publish them.",
    ],
  },
  {
    title: "Prohibited uses",
    paragraphs: ["You may not use the service to:"],
    points: [
      "deceive people about what a token is, who stands behind it, or what it will be worth;",
      "impersonate a person, a brand or an organisation, or offer an investment in their name;",
      "publish hateful, sexual or violent content about people, anything that harms minors, or anything unlawful;",
      "ask visitors for seed phrases, private keys or passwords, or spread malware;",
      "manipulate a market, launder money, or evade sanctions;",
      "attack, overload or probe the service, get around its limits, or read what is not yours.",
    ],
  },
  {
    title: "Smart contracts and transactions",
    paragraphs: [
      "A launch is a transaction that you sign with your own wallet. A trading service builds it or, where the operator has chosen so, this app does; a launchpad's program on the Solana network carries it out. We run neither the service nor the program.",
      "We check the transaction before your wallet sees it, and show in words what it does. That check lowers the risk of a surprise; it is no promise that there is none. What you sign is your decision, and its costs are shown as estimates until then.",
    ],
  },
  {
    title: "Our intellectual property",
    paragraphs: [
      `The name ${product}, the app's design and its documentation belong to their owners. The software is offered under its own licence, which these terms do not narrow.`,
    ],
  },
  {
    title: "Your content",
    paragraphs: [
      "What you type, upload and make stays yours, as far as the law gives anyone rights in it. You allow us to store, render and show it so far as the service needs that: in your account, in previews, on the website you deploy, and in the public metadata of a token you launch.",
      "You confirm that you have the rights to what you bring, and that it breaks neither the law nor these terms. We may take down a website that does, and say so to you where we can.",
      "The metadata and the picture of a launched token stay public for good: they are what the chain points to.",
    ],
  },
  {
    title: "Third parties",
    paragraphs: [
      "Wallets, the Solana network, its data providers, the trading service, the launchpad, and the AI model where the operator has set one up, belong to others. They have terms of their own, and we do not answer for them. A link to a site is no recommendation of it.",
    ],
  },
  {
    title: "Privacy",
    paragraphs: [
      "The Privacy Policy says what we keep, why, for how long, and what you can ask of us. It is part of these terms.",
    ],
  },
  {
    title: "Disclaimers",
    paragraphs: [
      "The service is provided as it is and as available, without warranty of any kind, express or implied, including merchantability, fitness for a purpose, title and non-infringement, as far as the law allows that to be excluded.",
      "Nothing in it is financial, legal or tax advice, and nothing in it is an offer or a recommendation to buy or sell anything.",
    ],
  },
  {
    title: "Limit of liability",
    paragraphs: [
      "As far as the law allows, we are not liable for indirect, incidental, special, consequential or punitive damages, nor for lost profits, tokens, data or goodwill.",
      "Our total liability for all claims together is limited to the greater of $100 or the amount you paid us in the past 12 months. Where the law does not allow such a limit, it applies as far as the law does allow.",
    ],
  },
  {
    title: "Indemnity",
    paragraphs: [
      "You will hold us harmless from claims, losses and reasonable legal costs that arise from what you publish, the tokens you launch, your breach of these terms, or your breach of somebody's rights.",
    ],
  },
  {
    title: "Termination",
    paragraphs: [
      "You may stop at any time: disconnect your wallet and delete your tokens. We may suspend or end your access, and take websites offline, where these terms or the law are broken or the service is at risk.",
      "What is on the chain is not touched by either. The sections that by their nature last, such as risks, content, disclaimers, liability, indemnity and disputes, go on to apply.",
    ],
  },
  {
    title: "Force majeure",
    paragraphs: [
      "We are not responsible for delay or failure caused by what we cannot reasonably control: outages of networks, chains, hosts or power, attacks, acts of government, war, disaster or disease.",
    ],
  },
  {
    title: "Binding arbitration and class-action waiver",
    paragraphs: [
      "Any dispute about these terms or the service is settled by binding arbitration, administered by the American Arbitration Association (AAA) under its rules, seated in Delaware, by one arbitrator, and not by a court or a jury. Either of us may bring a claim that qualifies before a small claims court, and may ask a court to stop misuse of intellectual property.",
      "Claims are brought by each of us alone. There are no class, collective or representative proceedings, and no joining of claims without the consent of all. Write to us first: most questions end there.",
    ],
  },
  {
    title: "Governing law",
    paragraphs: [
      "These terms are governed by the laws of the State of Delaware, United States, without its rules on conflict of laws, and by the Federal Arbitration Act. Rights that the law of your home gives you as a consumer, and that cannot be given up, stay yours.",
    ],
  },
  {
    title: "Severability",
    paragraphs: [
      "If a part of these terms cannot be enforced, it is limited to what can be, and the rest stays in force.",
    ],
  },
  {
    title: "Changes to these terms",
    paragraphs: [
      "We may change these terms, for instance when the service or the law changes. The page says when it was last updated. Where a change matters to you we say so in the app before it applies; going on to use the service then means that you accept it.",
    ],
  },
  {
    title: "Entire agreement",
    paragraphs: [
      "These terms and the Privacy Policy are the whole agreement between us about the service, and replace any earlier one. If we do not enforce a part of them at once, we have not given it up.",
    ],
  },
  {
    title: "Contact",
    paragraphs: [`Questions about these terms: ${email}, or the form on the contact page.`],
  },
];

export const cryptoWarning = {
  title: "Crypto warning",
  text: "Tokens launched here are memes. They are not investments, have no intrinsic value, promise no return, and can fall to zero within minutes. Never spend more than you can lose. Transactions are final: check every one before you sign it, and never give your seed phrase or private key to anybody, us included. We will never ask for it.",
};
