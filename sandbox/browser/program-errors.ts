/** What the launchpad's program refuses a trade for, by the number of its error. */
export const tradeErrors: Record<number, string> = {
  1: "The account does not have enough.",
  6002: "The price moved beyond the slippage. Look at the new price and try again.",
  6003: "The price moved beyond the slippage. Look at the new price and try again.",
  6005: "This coin has graduated. Its curve no longer trades.",
  6020: "That is too little: nothing would come back.",
  6021: "There are not that many left to buy.",
  6022: "That is too little: nothing would come back.",
  6023: "The account does not hold that many.",
  6041: "That is too little to pay the fees.",
  6042: "The price moved beyond the slippage. Look at the new price and try again.",
};
