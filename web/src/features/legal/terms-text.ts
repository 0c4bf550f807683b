import { instance } from "../../app/instance.ts";
import type { LegalSection } from "./legal-page.tsx";

const { product_name: product, support_email: email } = instance;

export const termsIntro = `These terms are an agreement between you and the operator of this instance of ${product} (“we”). They cover the app, the websites that it hosts, and everything you make with it.`;

export const terms: readonly LegalSection[] = [
  {
    title: "Acceptance of these terms",
    paragraphs: [
      `By connecting a wallet to ${product}, or by using any page of it, you accept these terms and the Privacy Policy. If you do not accept them, do not use it.`,
      "If you use it for a company or another person, you confirm that you are authorized to bind them to these terms.",
    ],
  },
  {
    title: "Eligibility",
    paragraphs: ["You may use the service only if all of this is true:"],
    points: [
      "you are 18 years of age or older, and an adult where you live;",
      "you are not in, or a resident of, a jurisdiction where creating, launching or trading such tokens is prohibited;",
      "you are not on a sanctions list, nor owned or controlled by someone who is, and no law bars you from receiving the service.",
    ],
  },
  {
    title: "Risks you take",
    paragraphs: [
      "Meme tokens are worth what someone will pay for them, which can be nothing. You may lose everything you spend on one, including what you pay to launch it.",
      "Transactions on a blockchain cannot be undone, by you or by us. Networks, launchpads, wallets and the programs they run can fail, be attacked or change. Prices move fast, markets can be thin, and rules and taxes differ between places and may change after the fact.",
      "Text and pictures are made by software. They may be wrong, and may resemble the work of others. Read them before you publish them.",
    ],
  },
  {
    title: "Prohibited uses",
    paragraphs: ["You may not use the service to:"],
    points: [
      "deceive people about what a token is, who stands behind it, or what it will be worth;",
      "impersonate a person, a brand or an organization, or offer an investment in their name;",
      "publish hateful, sexual or violent content about people, anything that harms minors, or anything unlawful;",
      "ask visitors for seed phrases, private keys or passwords, or spread malware;",
      "manipulate a market, launder money, or evade sanctions;",
      "attack, overload or probe the service, get around its limits, or access what is not yours.",
    ],
  },
  {
    title: "Smart contracts and transactions",
    paragraphs: [
      "A launch is a transaction that you sign with your own wallet. A trading service builds it, or this app does if the operator chose that; a launchpad's program on the Solana network carries it out. We run neither the service nor the program.",
      "We check the transaction before your wallet sees it, and show in words what it does. That check lowers the risk of a surprise but does not rule one out. What you sign is your decision, and costs are estimates until then.",
    ],
  },
  {
    title: "Our intellectual property",
    paragraphs: [
      `The name ${product}, the app's design and its documentation belong to their owners. The software is offered under its own license, which these terms do not limit.`,
    ],
  },
  {
    title: "Your content",
    paragraphs: [
      "What you type, upload and make stays yours, as far as the law gives anyone rights in it. You allow us to store, render and show it as far as the service requires: in your account, in previews, on the website you deploy, and in the public metadata of a token you launch.",
      "You confirm that you have the rights to what you add, and that it breaks neither the law nor these terms. We may take down a website that does, and will notify you where we can.",
      "The metadata and the picture of a launched token stay public for good: they are what the chain points to.",
    ],
  },
  {
    title: "Third parties",
    paragraphs: [
      "Wallets, the Solana network, its data providers, the trading service, the launchpad, and the AI model where the operator has set one up, belong to others. They have their own terms, and we are not responsible for them. A link to a site is not a recommendation.",
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
      "Our total liability for all claims together is limited to the greater of $100 or the amount you paid us in the past 12 months. Where the law does not allow such a limit, it applies as far as the law allows.",
    ],
  },
  {
    title: "Indemnity",
    paragraphs: [
      "You will hold us harmless from claims, losses and reasonable legal costs that arise from what you publish, the tokens you launch, your breach of these terms, or your violation of someone's rights.",
    ],
  },
  {
    title: "Termination",
    paragraphs: [
      "You may stop at any time: disconnect your wallet and delete your tokens. We may suspend or end your access, and take websites offline, where these terms or the law are broken or the service is at risk.",
      "Neither affects what is on the chain. Sections that by their nature last, such as risks, content, disclaimers, liability, indemnity and disputes, continue to apply.",
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
      "Any dispute about these terms or the service is settled by binding arbitration, administered by the American Arbitration Association (AAA) under its rules, seated in Delaware, by one arbitrator, and not by a court or a jury. Either of us may bring a qualifying claim in small claims court, and may ask a court to stop misuse of intellectual property.",
      "Each of us brings claims only individually. There are no class, collective or representative proceedings, and claims are joined only if everyone consents. Write to us first: most questions can be settled that way.",
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
      "We may change these terms, for instance when the service or the law changes. The page says when it was last updated. If a change matters to you, we say so in the app before it applies. Using the service after that means you accept it.",
    ],
  },
  {
    title: "Entire agreement",
    paragraphs: [
      "These terms and the Privacy Policy are the whole agreement between us about the service, and replace any earlier one. If we do not enforce part of them right away, we have not waived it.",
    ],
  },
  {
    title: "Contact",
    paragraphs: [`Questions about these terms: ${email}, or the form on the contact page.`],
  },
];

export const cryptoWarning = {
  title: "Crypto warning",
  text: "Tokens launched here are memes. They are not investments, have no intrinsic value, promise no return, and can fall to zero within minutes. Never spend more than you can afford to lose. Transactions are final: check each one before you sign it, and never give your seed phrase or private key to anyone, including us. We will never ask for it.",
};
