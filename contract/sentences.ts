/**
 * What the app says of its own accord: sections 4, 5 and 8 of the specification. `{blank}`s are filled with
 * `fill`.
 */
export const sentences = {
  wallet: {
    chooserTitle: "Connect Wallet",
    choose: "Choose a wallet to connect:",
    noWalletYet: "Don't have a wallet?",
    noneFound: "No compatible wallets found. Please install {wallets} wallet.",
    connectFailed: "Failed to connect {wallet}: {message}",
    connected: "{wallet} connected successfully!",
    disconnected: "Wallet disconnected successfully",
    disconnectFailed: "Failed to disconnect wallet",
    noPublicKey: "Failed to get wallet public key",
    mainNotFound: "{wallet} wallet not found. Please install it first.",
    connectionRejected: "Wallet connection was rejected by user",
    linkedElsewhere: "This wallet is already linked to a different account",
    linkFailed: "Failed to link wallet",
    linkError: "Failed to connect wallet. Please try again.",
    linked: "Wallet connected successfully",
    unlinkQuestion: "Are you sure you want to unlink this wallet?",
    unlinked: "Wallet unlinked successfully",
    unlinkFailed: "Failed to unlink wallet",
    unlinkLast: "This is your only wallet. Sign in with it again later to come back to this account.",
    unlinkHere: "You signed in with this wallet, so this device is signed out too.",
    unlinkOther:
      "It can no longer sign in to this account, and every device signed in with it is signed out.",
    listLoading: "Loading wallets...",
    listFailed: "Your linked wallets could not be loaded.",
    locked: "Wallet locked",
    lockedMeans: "You see what is saved on this device. Unlock your wallet to launch or sign.",
    outOfReach: "{wallet} could not be reached. Unlock it, then try again once you are back online.",
    otherAccount: "{wallet} has another account selected. Choose {address} there and try again.",
    noneLinked: "No wallet is linked. Connect one to keep creating and launching tokens in this account.",
  },
  phone: {
    name: "Phone wallet",
    hint: "Opens the wallet app on this phone",
    noApp:
      "No wallet app opened. Install one on this phone, or open this page in a wallet's own browser: Connect Wallet shows both ways.",
    timedOut: "Your wallet app opened but did not answer within 30 seconds. Unlock it, then try again.",
    lost: "The connection to your wallet app was lost before it answered. Nothing was sent. Please try again.",
    blocked:
      "This browser does not let the site reach the apps on this phone. Allow that in the site's permissions, then try again.",
    unreadable: "Your wallet app gave an answer that cannot be read. Update the wallet app, then try again.",
    otherMessage: "Your wallet app signed a different message from the one it was asked to sign.",
  },
  session: {
    logoutQuestion: "Are you sure you want to log out?",
    loggedOut: "Logged out successfully",
    loggedOutHere:
      "Logged out on this device. The server could not be reached; your session there expires on its own, and nothing on this device can use it.",
    logoutAway:
      "The server cannot be reached. You are logged out on this device anyway, and your session on the server expires on its own.",
    logoutFailed: "Failed to log out",
    logoutMeans:
      "Your tokens and websites stay in your account. Their copies on this device are removed until you connect again.",
    unsentIsLost: "That is removed too, and lost unless you download it first.",
    notForgotten:
      "You are logged out, but this browser could not erase everything it keeps for your account: tokens, drafts and pictures may still be on this device. Reload this page to try again, or clear this site's data in the browser's settings.",
    revoked: "That device is signed out.",
    revokeFailed: "Failed to sign out that device",
    revokeQuestion:
      "Are you sure you want to sign out that device? It will have to connect its wallet again.",
    othersRevoked: "Every other device is signed out.",
    revokeOthersFailed: "Failed to sign out every other device",
    revokeOthersQuestion:
      "Are you sure you want to sign out everywhere else? You stay signed in on this device.",
    listLoading: "Loading your devices...",
    listFailed: "Your devices could not be loaded.",
    hereAlone: "You are signed in on this device only.",
    anothers: "Someone signed in with another account in another tab, so this account is signed out here.",
    emailSignup: "Email signup is no longer supported. Please connect your wallet to continue.",
    emailLogin: "Email login is no longer supported. Please connect your wallet to continue.",
    googleLogin: "Google login is no longer supported. Please connect your wallet to continue.",
    emailVerification: "Email verification not available in wallet-only mode",
  },
  tokens: {
    filledIn: "Filled in from a link. Check every field before you continue.",
    linkedImageMissing: "The link's image could not be fetched. Please choose one yourself.",
    loadFailed: "Failed to load your tokens. Please try again.",
    copied: "{label} copied to clipboard!",
    copyFailed: "Failed to copy",
    deleteFailed: "Failed to delete token",
    deleted: "{name} deleted successfully.",
    changedSince:
      "It was changed somewhere else after you saw it here. This is the current version; deleting it cannot be undone.",
    deleteWaits: "{name} is deleted on this device, and on the server once you are back online.",
    created: "{name} created successfully.",
    generateFailed: "Failed to generate meme. Please try again.",
    createFailed: "Failed to create token",
    updated: "Last updated {ago}",
    updatedOffline: "Offline. Last updated {ago}",
    unknownDate: "Unknown Date",
    ideaMissing: "Please provide a creative meme idea.",
    fieldsMissing: "Please fill in all required fields.",
    notAnImage: "Please choose an image: PNG, JPEG, WebP, GIF, AVIF or SVG.",
    imageTooLarge: "Please choose an image of 10MB or less.",
    previewIncomplete: "Please ensure all token fields are filled.",
    notFoundRedirect: "Token not found. Redirecting to create new token.",
    loadOneFailed: "Failed to load token data. Starting fresh.",
  },
  import: {
    addressMissing: "Please enter a valid token address.",
    metadataMissing: "Token metadata missing required fields (name or symbol).",
    failed: "Failed to import token. Please check the address and try again.",
    apiError: "API error: {status}",
    notFound: "Token not found",
    noDescription: "{name} ({ticker}) is a token on Solana.",
    duplicate: "You already imported this token as {name}. Overwriting updates it from the chain.",
    launchedHere: "You launched this token here. It is in My Gems as {name}.",
  },
  outbox: {
    saved: "Everything is saved",
    offline: "You are offline. This is the copy saved on this device.",
    waits: "Saved on this device. It syncs when the server is back.",
    conflict: "This token was also changed somewhere else. Choose the version to keep.",
    refused: "The server refused this: {reason}",
    unreadable:
      "This browser lost a change that you made here before it was sent. Please make the change again, then discard this one.",
    deleteConflict:
      "You deleted this token here, but it has since been changed somewhere else. Choose what happens to it.",
    deletedElsewhere: "This token was deleted somewhere else, so there is nothing left to change.",
    deletedOnChain:
      "This token was deleted somewhere else. It is still on the chain: import it by its mint address {mint}, then make your change again.",
    launchedElsewhere:
      "This token was launched somewhere else. Its name, ticker and story are on the chain and can no longer change.",
    isLost: "What you made here is lost unless you download it first.",
    noLogo:
      "Its logo is no longer on this device, so the token cannot be created again automatically. Download your work, then create the token again.",
    sentBefore: "This was already sent, so it can no longer be undone.",
    mayHaveArrived: "may have arrived already",
    deviceFailed: "This browser could not finish the change. Reload the page, then try again.",
    markWaits: "Waiting to sync",
    markRefused: "Could not sync: {reason}",
    markConflict: "Conflict: choose a version",
    markGone: "Could not sync: deleted somewhere else",
    markLaunched: "Could not sync: launched somewhere else",
    sending: "syncing now",
    sentNext: "syncs next",
    sentAfter: "syncs after the one before it",
    sentOnReturn: "syncs when the server is back",
    sentAgain: "tries again in {time}",
  },
  device: {
    unopenable:
      "This browser does not let the app store anything. Everything works, but unsaved work is lost when you close this page.",
    blocked:
      "An older version of the app is open in another tab. Close that tab and reload to see what is saved on this device.",
    outdated: "The app was updated in another tab. Reload to use the new version.",
    future: "A newer version of the app has run on this device. Reload to use it.",
    full: "This device has no space for copies of your tokens and pictures, so they load from the server each time.",
    workNotKept:
      "This device is out of space, so your work is not being saved on it. Free up space (Settings, Clear cached data) and continue here: nothing is lost while this page is open.",
    notDone:
      "This device is out of space, so nothing was changed. Free up space (Settings, Clear cached data) and try again.",
    draftElsewhere:
      "This draft is open in another tab. Take it over to continue here with everything typed there.",
    tokenElsewhere:
      "This token is open in another tab. Take it over to continue here with everything typed there.",
    draftsElsewhere:
      "Your draft is open in another tab and stays there. What you start here is saved as a second draft; My Gems lists both.",
    draftUnreadable: "Your draft could not be read from this device. It is kept until you start a new one.",
    editsUnreadable:
      "Unsaved changes to this website could not be read from this device. This is the last saved version.",
    cleared: "Cached data cleared",
    clearFailed: "The cached data could not be cleared. Please try again.",
    persistent: "The browser keeps it until you clear it.",
    notPersistent: "The browser may clear it when it runs low on space.",
    clearAway:
      "You are offline: what you clear comes back only once you are online. The app still opens and still makes tokens.",
    clearMeans:
      "This removes copies of your tokens, pictures and stats, which load again when they are needed. Drafts, edits, launches and changes waiting to sync stay.",
  },
  profile: {
    updated: "Profile updated successfully",
    updateFailed: "Profile: Failed to update profile.",
    nameMissing: "Please enter a name of 1 to 50 characters.",
    noEmail: "No email on this account",
    refreshFailed: "Your profile could not be refreshed. This is the copy saved on this device.",
  },
  settings: {
    currencyUpdated: "Currency updated",
    offline: "You are offline. Settings that need the server come back once you are online.",
    whenOnline: "Shown once you are back online.",
  },
  website: {
    slow: "Website generation is taking longer than expected. This usually happens during AI customization. Please try again or contact support if the issue persists.",
    failed: "Failed to generate website. Please try again.",
    premiumSlow:
      "Premium website generation is taking longer than expected. The AI is working on your complex request. Please try again or simplify your prompt.",
    premiumFailed: "Failed to generate premium website. Please try again.",
    premiumPromptMissing: "Please enter a description for your premium website.",
    deployFailed: "Failed to deploy website",
    deploymentFailed: "Website deployment failed. Please try again.",
    deployStartFailed: "Failed to start website deployment.",
    domainsFailed: "Failed to load domain options",
    draft: "Your website so far. It follows every choice. Click Continue to make it.",
    draftByModel:
      "Your website so far. It follows every choice. Continue makes it, and the AI writes the final words.",
    draftUnsure:
      "The server did not answer, so words and colors may still change. Click Continue to make the website and see it.",
    draftPremium:
      "A premium website is designed from your description. Click Continue to make it and see it here.",
    renewed: "The website of {name} is live for another 24 hours.",
    nothingToDeploy: "No website found to deploy.",
  },
  editor: {
    notFound: "This website is not in your account.",
    openFailed: "The website could not be opened for editing. Please try again.",
    saving: "Saving…",
    saved: "Saved",
    waiting: "Saved on this device. It syncs when the server is back.",
    faulty: "Not saved yet: one text needs a fix.",
    refused: "The server refused this change: {reason}",
    overwrites:
      "You edited this website by hand. Generating it again replaces your words, except in the sections you locked.",
    liveNote: "The live site stays as it is until you deploy the website again.",
    archiveFailed: "The ZIP could not be made. Please try again.",
    pictureFailed: "Failed to draw another picture. Please try again.",
  },
  automation: {
    subdomainMissing: "Please select a domain and enter a subdomain for your website",
    previewIncomplete: "Please complete all website configuration options first",
    websiteError: "Website creation error: {message}",
    error: "An error occurred during automation",
    previewFailed: "Failed to generate AI preview. Please try again later.",
    previewUrlMissing: "Preview URL not returned from server",
    initiated: "Website generation for {subdomain}.{domain} initiated!",
    previewDone: "AI Preview generated successfully!",
    configured: "Automation configured! It will activate after token deployment.",
    activated: "Pre-configured automation activated successfully!",
    activatedNote: "Your website is going live.",
    complete: "Automation Complete!",
    saved: "Configuration Saved!",
  },
  launch: {
    title: "Deploy Token to the launchpad",
    metadataIncomplete: "Failed to get complete metadata (URI, name, symbol) from backend.",
    walletError:
      "Wallet connection error. Please make sure the main supported wallet is installed and unlocked.",
    cannotSign: "Wallet does not support signTransaction or is not connected properly.",
    tradingFailed: "Trading service API request failed: {status} {statusText}. Details: {text}",
    confirmationFailed: "Solana transaction confirmation failed: {error}",
    backendFailed: "Backend confirmation failed: {message}",
    backendUnknown: "Unknown error from backend.",
    failed: "Deployment failed: {reason}",
    transactionRejected: "Transaction rejected by user.",
    shareFailed: "The picture could not be made here. Try again once you are online.",
    programError:
      "The launchpad program returned an error. This might be due to an uninitialized global state or incorrect IDL/accounts.",
    accountError:
      "Blockchain account error. This might be due to an incorrect PDA, account setup, or network issues.",
    layoutError: "Error serializing accounts. Check IDL and account structures.",
    cancelQuestion: "Are you sure you want to cancel the deployment?",
    notEnough:
      "Your wallet holds {balance} SOL, and this launch needs about {needed} SOL. Please add SOL or lower the purchase.",
    expired: "The chain did not accept the transaction in time. Nothing was spent. You can try again.",
    launchedAlready: "This token was already launched, perhaps on another device. You'll find it in My Gems.",
    tooSlow: "Preparing the launch took too long, so nothing was signed or spent. You can try again.",
    noMintSearch: "This browser cannot search for addresses. Your token gets a random address.",
    mintNotKept:
      "This device could not save the address that it found. Clear cached data in Settings, then search again.",
    /** Of the launchpad's program, by number. */
    programErrors: {
      1: "There was not enough SOL in your wallet.",
      6002: "The price rose by more than the slippage allows. Try again at the new price.",
      6042: "The price rose by more than the slippage allows. Try again at the new price.",
      6046: "The launchpad is not taking new tokens right now. Try again later.",
    },
    failedCost: "The network charged {cost} SOL for the attempt. Nothing else left your wallet.",
    otherTab: "This token is being launched in another tab of this browser.",
    stopped:
      "The launch stopped before it was signed. Nothing was sent and nothing was spent. You can try again.",
    lookAlike:
      "There is already a token with the ticker {ticker}, and buyers may mistake yours for it. You can launch anyway, or change the ticker first.",
    lostAddress:
      "{host} is no longer free, so the website would not go live there. You can launch anyway, and choose another address under Automation.",
    pictureMissing:
      "The token's picture cannot be loaded, and the token would point to it forever. Reload the page. If this keeps happening, write to support.",
    signsMessagesOnly:
      "This wallet cannot sign transactions, which a launch needs. Connect another one, such as Phantom or Solflare.",
    notKept:
      "This device could not save the launch, so it was not started. Clear cached data in Settings and try again. Nothing was sent.",
    notAsShown:
      "The server has another name, ticker, story or picture for this token than the one you see. Nothing was signed. Open the token from My Gems, check it, and launch it from there.",
    undecided:
      "No result from the chain yet. Nothing is lost: the app keeps checking and shows the result here.",
    signedBefore: "The result is not recorded yet. Checking it signs nothing and costs nothing.",
    onChain: "Your token is on the chain.",
    unrecorded: "Your token is on the chain. The server has not recorded it yet, so the app keeps trying.",
  },
  contact: {
    sent: "Thank you. We got your message and will reply by email within 24 hours.",
    waits: "Your message is saved on this device and will be sent when you are back online.",
    reported: "Thank you. We got your report and will look at that website.",
    foreignHost: "No website hosted here has this address.",
    failed: "There was an error sending your message. Please try again later.",
    failedToast: "Failed to send message. Please try again.",
  },
  preview: {
    failed: "Failed to load website preview",
    loaded: "Website preview loaded successfully",
    temporary: "Preview pages are temporary and are deleted after a few hours.",
  },
  memes: {
    noPicture: "This token has no picture to make a meme of. Add one in its wizard first.",
    posesOffline: "The other poses are on the server. Come back online to use them.",
    failed: "The picture could not be made here. Try another browser, or a shorter text.",
    copied: "The meme is copied. Paste it where you like.",
  },
  offline: {
    madeHere:
      "The server cannot be reached, so the built-in composer made this on your device. It syncs when the server is back.",
    madeInstead:
      "The server did not answer, so the built-in composer made this on your device. It syncs when the server is back.",
    silent:
      "The server is taking longer than usual. Wait for it, or let the built-in composer make this on your device now.",
    silentSite:
      "The server is taking longer than usual. Wait for it, or continue: your website is saved on this device and made when the server is back.",
    silentSave:
      "The server is taking longer than usual. Wait for it, or continue: your token is saved on this device and syncs when the server is back.",
    noComposer:
      "The server cannot be reached, and the composer is not on this device yet. Open the app online once; after that it works offline too.",
    notSent: "Waiting to sync",
    siteReady: "Your website is saved on this device. It is made when the server is back.",
    siteWaits: "Saved on this device. It is made when the server is back.",
    siteHere:
      "A preview from this device, without scripts. The server makes the final page, so some words may differ.",
    noTemplates:
      "The templates are not on this device yet. Open step 3 online once; after that they work offline too.",
    siteRefused: "Open step 3, fix what the error says, and click Continue to send it again.",
    launch:
      "Launching needs the server and the chain, which cannot be reached now. Everything is saved: come back online and launch from here.",
    launchUnsent:
      "The server does not have this token yet. It syncs when the server is back; then you can launch it here.",
    launchEdited:
      "Some of your changes to this token are not synced yet, and a launch cannot be undone. You can launch it once they are synced or discarded.",
    deploy: "Putting a website online needs the server. Come back online and try again.",
    import: "Importing reads the token from the chain, which needs a network. Come back online to import.",
    automationKept: "Your configuration is saved on this device. It syncs when the server is back.",
    automationSaves:
      "The server cannot be reached. The configuration is saved on this device and syncs when the server is back; it takes effect when the token is launched.",
    automationStart:
      "The website is made on the server, which cannot be reached now. Come back online and try again.",
    automationPreview: "The AI preview is made on the server. Come back online to see it.",
    preview:
      "The preview and the ZIP of this website are on the server. Come back online to see them. You can still edit the website if you opened it on this device before.",
    websiteUnknown:
      "This token has a website on the server that this device has not loaded. Come back online to see or replace it; Continue leaves it as it is.",
    websiteState: "Whether this website is live, and until when, is shown again once you are back online.",
    archive: "The ZIP is made on the server. Come back online to download it.",
    templates: "The template samples are on the server. Come back online to see them.",
    onceOnline: "Once you are back online",
    editWebsite: "This website's words are on the server. Come back online to edit them.",
    pictures: "More pictures are drawn on the server. Come back online to see them.",
    picturesHere: "Drawn on this device. Online, the server may find pictures closer to your idea.",
    linkWallet: "Linking and unlinking wallets needs the server. Come back online to do it.",
    noWriter:
      "The server cannot be reached, and the composer is not on this device yet. Open the app online once; after that it rewrites offline too.",
    premium:
      "Premium websites are designed on the server. Come back online for one, or choose a template now.",
  },
  estimates: {
    creative: "Estimated time: 1-2 minutes",
    website: "Estimated time: 30-60 seconds",
    standardWebsite: "Estimated time: 2-3 minutes",
    premiumWebsite: "Estimated time: 5-10 minutes",
    import: "Estimated time: 10-15 seconds",
    continuation: "Estimated time: 5-10 seconds",
    deployment: "Deployment can take up to 5 minutes.",
  },
} as const;

/** `Phantom or Solflare`: the supported wallets as a sentence names them. */
export const walletNames = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} or ${names[names.length - 1]}`;

/**
 * The specification's sentence (section 8) for a wallet's or the chain's message; the message itself if there
 * is none.
 */
export function launchReason(message: string): string {
  if (message.includes("User rejected")) return sentences.launch.transactionRejected;
  if (message.includes("InstructionError")) return sentences.launch.programError;
  if (message.includes("Account does not exist") || message.includes("failed to simulate"))
    return sentences.launch.accountError;
  if (/buffer[ -]?layout|encoding overruns|beyond buffer|buffer length/i.test(message))
    return sentences.launch.layoutError;
  return message;
}
