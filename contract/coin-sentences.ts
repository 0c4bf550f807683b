// Apart from `coin.ts`, which the app's start reads.

/** What the app says where a token's figures cannot be read. */
export const coinSentences = {
  offline: "The server cannot be reached.",
  chainAway: "The chain cannot be read right now.",
  from: "These figures are from {ago}.",
  notHere: "This token is not on this device yet: come back online to see it.",
} as const;

/** What it says of its creator's fees. */
export const claimSentences = {
  nothing: "Nothing to claim right now. A share of each trade is yours and shows up here.",
  unread: "Your creator fees cannot be read right now. They will show up here again on their own.",
  chainAway:
    "The chain cannot be reached right now. Nothing was signed and nothing was sent. Try again in a moment.",
  undecided:
    "No result from the chain yet. Nothing is lost: unclaimed fees stay yours, and the app keeps checking.",
  otherTab: "Your creator fees are being claimed in another tab of this browser.",
  failed: "The claim failed: {reason}",
} as const;
