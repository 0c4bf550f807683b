import { money } from "#contract/limits.ts";
import { instance } from "../../app/instance.ts";

export interface FaqCategory {
  title: string;
  questions: readonly (readonly [question: string, answer: string])[];
}

const { main_wallet: wallet, product_name: product } = instance;

/** Frequent questions. Only the first supported wallet is named. */
export const faq: readonly FaqCategory[] = [
  {
    title: "Getting Started",
    questions: [
      [
        `What do I need to use ${product}?`,
        `A Solana wallet in your browser, such as ${wallet}, and an idea. To launch, you also need a little SOL in that wallet.`,
      ],
      [
        "How do I make my first token?",
        "Open Generate, type a sentence such as “a grumpy cat running a ramen shop in the rain”, choose an image style and press Generate. You get three names, a story, a logo and a banner, and you can change all of them.",
      ],
      [
        "I have no idea. Can I look around first?",
        "Yes. The Generate page has ideas to start from, each template has a preview, and nothing costs anything until you approve a launch in your wallet.",
      ],
      [
        "How long does it take?",
        "A token usually takes seconds and may take 1-2 minutes; a website takes 2-3 minutes at most. The launch itself depends on the chain and often takes less than half a minute.",
      ],
    ],
  },
  {
    title: "Wallet & Connection",
    questions: [
      [
        `How do I connect ${wallet}?`,
        `Install the ${wallet} extension or app, reload this page, press Connect Wallet and approve. You then sign a short message that proves the wallet is yours. It is free and moves no money.`,
      ],
      [
        "Why does it say that no compatible wallet was found?",
        `We cannot find a wallet in this browser. Check that ${wallet} is installed, switched on for this site and unlocked, then reload the page. In Chrome on Android, choose Phone wallet, which opens the wallet app on your phone. On an iPhone, open this site in the browser inside the ${wallet} app.`,
      ],
      [
        "Why does my wallet warn about this site?",
        "Wallets warn about any site that is new to them. Check the address in your browser, and compare the amounts in your wallet with the card “What you sign”. How It Works explains what to look for.",
      ],
      [
        "Can I use several wallets?",
        "Yes. Link another one in Settings, and each of them signs in to the same account. You can unlink it there at any time.",
      ],
      [
        "What happens when I disconnect?",
        "Your tokens and websites stay in your account. Their copies on this device are removed until you connect again; you can download anything unsaved first.",
      ],
    ],
  },
  {
    title: "Website Creation",
    questions: [
      [
        "What does the design prompt do?",
        "It changes your website, one request at a time: “warmer colors”, “no roadmap”, “louder”. Each one shows what it changed, and you can undo any of them. It understands colors, moods, spacing, sections and their order without an AI model.",
      ],
      [
        "Can I change the text of my website?",
        "Yes. Press Edit above the preview, then click any sentence and type, or pick a picture or section. You can rewrite, hide, lock, add and reorder, and undo all of it.",
      ],
      [
        "How long is my website online?",
        "24 hours from each deployment. Deploy it again to renew it. We keep its address for you for 7 days after it ends.",
      ],
      [
        "The subdomain I want is taken. What now?",
        "Choose another one. A suggested address changes automatically if it is taken; one you typed never does.",
      ],
      [
        "Can I keep the website?",
        "Press ZIP above the preview. The file holds the whole website, which opens offline, with the logo and banner as PNG. If they were drawn here, it also holds them as SVG, seven stickers, four memes and a moving avatar.",
      ],
    ],
  },
  {
    title: "Token Import & Management",
    questions: [
      [
        "How do I import a token?",
        "Choose Import on the Generate page and paste its mint address. Name, ticker, story and picture are read from the chain, so they cannot be edited here. You then make its website.",
      ],
      [
        "It says “Duplicate Token Found”.",
        "You already imported that token. Cancel Import leaves it as it is; Overwrite Existing updates your copy from the chain.",
      ],
      [
        "What do draft, deployed and imported mean?",
        "A draft is saved here but not on the chain yet. A deployed token was launched from here. An imported one was launched elsewhere.",
      ],
      [
        "Does deleting remove my token from the chain?",
        "No. It is removed from My Gems and its website goes offline. What is on the chain stays there for good, with its metadata and picture.",
      ],
    ],
  },
  {
    title: "Pricing & Costs",
    questions: [
      [
        "What does a launch cost?",
        `Creating the token costs about ${money.launchpadFee} SOL in account deposits and fees. You choose your initial purchase (at least ${money.devBuyMin} SOL; ${money.devBuyDefault} SOL by default). The hosting fee of ${money.hostingFee} SOL is waived during the beta. You see every cost before your wallet asks you.`,
      ],
      [
        "What does a website cost?",
        "Nothing during the beta. Making it, changing it and deploying it again for another 24 hours are free.",
      ],
      [
        "What happens to my initial purchase?",
        "It buys your own token at its opening price, in the same transaction that creates it. The tokens arrive in your wallet.",
      ],
      ["Can I get a refund?", "No. Payments on the chain are final: neither you nor we can reverse them."],
    ],
  },
  {
    title: "Account & Security",
    questions: [
      [
        "Do you have access to my wallet?",
        "No. Your keys never leave it. We see only its address and the signed message that proves it is yours.",
      ],
      [
        "How do I know what I sign?",
        "Before your wallet opens, we check the transaction: who pays, which programs run, what it creates and what leaves your wallet. Anything except your launch and the small payments listed on the card is refused, and you see why.",
      ],
      [
        "Where am I signed in?",
        "Settings lists every device. You can sign out one device, or all others at once.",
      ],
      [
        "Will you ever ask for my seed phrase?",
        "Never. Neither we nor any website hosted here may ask for it. If one does, use the report link at the bottom of its page.",
      ],
    ],
  },
  {
    title: "Troubleshooting",
    questions: [
      [
        "My launch was interrupted. Is my money gone?",
        "Open the app again in the same browser. Each step was recorded before it was taken, so the app can check the result on the chain: launched, never sent, or failed, which costs only the network fees. A token is never launched twice.",
      ],
      [
        "The transaction failed or was rejected.",
        `If you rejected it in ${wallet}, nothing happened: try again when you are ready. If the chain did not accept it in time, nothing was spent. If you are short of SOL, the message says how much you need.`,
      ],
      [
        "My website is not live yet.",
        "Deployment can take up to 5 minutes. If it failed, step 4 says why and lets you try again.",
      ],
      [
        "Something looks out of date.",
        "The list shows when it was last updated, and updates automatically while you are online. Reload the page to be sure.",
      ],
      [
        "Nothing here helps.",
        "Send us the name of your token and what you saw. We reply by email within 24 hours.",
      ],
    ],
  },
];
