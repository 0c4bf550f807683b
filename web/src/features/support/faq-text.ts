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
        `A Solana wallet in your browser, such as ${wallet}, and one idea. For a launch, a little SOL in that wallet as well.`,
      ],
      [
        "How do I make my first token?",
        "Open Generate, type a sentence such as “a grumpy cat running a ramen shop in the rain”, choose an image style and press Generate. You get three names, a story, a logo and a banner, and can change all of them.",
      ],
      [
        "I have no idea. Can I look around first?",
        "Yes. The Generate page has ideas to start from, each template has a preview, and nothing costs anything until you approve a launch in your wallet.",
      ],
      [
        "How long does it take?",
        "A token usually takes seconds and may take 1-2 minutes, a website 2-3 minutes at the most. The launch itself takes as long as the chain does, often less than half a minute.",
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
        `The browser shows us no wallet. Check that ${wallet} is installed, switched on for this site and unlocked, then reload the page. In Chrome on Android, choose Phone wallet, which opens the wallet app on your phone. On an iPhone, open this site in the browser inside the ${wallet} app.`,
      ],
      [
        "Why does my wallet warn about this site?",
        "Wallets warn of every site that is new to them. Compare the address in your browser, and the figures in your wallet with the card “What you sign”. How It Works says what to look for.",
      ],
      [
        "Can I use several wallets?",
        "Yes. Link another one in Settings: either of them then signs in to the same account. Unlink it there when you no longer want that.",
      ],
      [
        "What happens when I disconnect?",
        "Your tokens and websites stay as they are. This device forgets them until you connect again, and offers to download what is not saved yet.",
      ],
    ],
  },
  {
    title: "Website Creation",
    questions: [
      [
        "What does the design prompt do?",
        "It changes your site, one wish after another: “warmer colors”, “no roadmap”, “louder”. Each says what it did, and you can undo any of them. Colors, moods, spacing, parts and their order are understood without any AI model.",
      ],
      [
        "Can I change the text of my site?",
        "Yes. Press Edit above the preview, then click any sentence and type, or pick a picture or section. You can rewrite, hide, lock, add and reorder, and undo all of it.",
      ],
      [
        "How long is my site online?",
        "24 hours from each deployment. Deploy it again to renew the time. Its address is kept for you for 7 days after it ends.",
      ],
      [
        "The subdomain I want is taken. What now?",
        "Choose another one. A suggested address steps aside by itself; one that you typed is never changed.",
      ],
      [
        "Can I keep the site?",
        "Press ZIP above the preview. The file holds the whole site, which opens from your disk, with logo and banner as PNG and, where they were drawn here, SVG.",
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
        "You have imported that mint before. Cancel Import leaves it as it is; Overwrite Existing brings your copy up to date from the chain.",
      ],
      [
        "What do draft, deployed and imported mean?",
        "A draft is saved here and not on the chain yet. A deployed token was launched from here. An imported one was launched elsewhere.",
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
        `The creation costs about ${money.launchpadFee} SOL on the chain, for the deposits of its new accounts and for fees, and you choose your own initial purchase (${money.devBuyMin} SOL at least, ${money.devBuyDefault} SOL to begin with). The hosting fee of ${money.hostingFee} SOL is waived during the beta. Every cost is shown before your wallet asks you.`,
      ],
      [
        "What does a website cost?",
        "Nothing during the beta. Making it, changing it and deploying it again for another 24 hours are free.",
      ],
      [
        "What happens to my initial purchase?",
        "It buys your own token at its first price, in the same transaction that creates it. The tokens arrive in your wallet.",
      ],
      ["Can I get a refund?", "No. What was paid on the chain cannot be taken back, by you or by us."],
    ],
  },
  {
    title: "Account & Security",
    questions: [
      [
        "Do you have access to my wallet?",
        "No. Your keys never leave it. We see its address, and your signature under a message that proves it is yours.",
      ],
      [
        "How do I know what I sign?",
        "Before your wallet opens, the transaction is taken apart and checked: who pays, which programs run, what it creates and what leaves your wallet. Anything but your launch, and the small payments for it that the card shows, is refused, with the reason.",
      ],
      [
        "Where am I signed in?",
        "Settings lists every device. You can sign out one of them, or all others at once.",
      ],
      [
        "Will you ever ask for my seed phrase?",
        "Never. Neither we nor any site hosted here may ask for it. If one does, use the report link at its foot.",
      ],
    ],
  },
  {
    title: "Troubleshooting",
    questions: [
      [
        "My launch was interrupted. Is my money gone?",
        "Open the app again in the same browser. Each step was written down before it was taken, and the app asks the chain what became of it: launched, never sent, or failed, which costs no more than the network's fees. A token is never launched twice.",
      ],
      [
        "The transaction failed or was rejected.",
        `If you rejected it in ${wallet}, nothing happened: try again when you are ready. If the chain did not take it in time, nothing was spent. If you lack SOL, the message says how much is needed.`,
      ],
      [
        "My website is not live yet.",
        "Deployment can take up to 5 minutes. If it failed, step 4 says why and has a button to try again.",
      ],
      [
        "Something looks out of date.",
        "The list shows when it was last refreshed, and refreshes by itself when you are online. Reload the page to be sure.",
      ],
      [
        "Nothing here helps.",
        "Write to us with the name of your token and what you saw. We answer by email within 24 hours.",
      ],
    ],
  },
];
