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
    rejected: "Wallet connection was rejected by user",
    linkedElsewhere: "This wallet is already linked to a different account",
    linkFailed: "Failed to link wallet",
    linkError: "Failed to connect wallet. Please try again.",
    linked: "Wallet connected successfully",
    unlinkQuestion: "Are you sure you want to unlink this wallet?",
    unlinked: "Wallet unlinked successfully",
    unlinkFailed: "Failed to unlink wallet",
    unlinkLast: "It is the only one. Signing in with it later brings you back to this account.",
    unlinkHere: "You signed in with it here, so this device is signed out as well.",
    unlinkOther: "It can then no longer sign in to this account, and is signed out wherever it did.",
    listLoading: "Loading wallets...",
    listFailed: "Your linked wallets could not be loaded.",
    locked: "Wallet locked",
    lockedMeans:
      "Opened from this device, without your wallet. Your tokens and drafts are here; to launch or to sign, unlock it.",
    outOfReach: "{wallet} could not be reached. Unlock it, and try again once you are back online.",
    otherAccount: "{wallet} shows another account. Choose {address} in it and try again.",
    noneLinked: "No wallet is linked. Connect one to go on making and launching tokens in this account.",
  },
  session: {
    logoutQuestion: "Are you sure you want to log out?",
    loggedOut: "Logged out successfully",
    loggedOutHere:
      "Logged out on this device. The server could not be told: its session ends by itself, and nothing on this device can use it.",
    logoutAway:
      "The server cannot be reached. This device is logged out all the same; the server's session ends by itself.",
    logoutFailed: "Failed to log out",
    logoutMeans:
      "Your tokens and websites stay as they are; this device forgets them until you connect again.",
    unsentIsLost: "This device forgets that as well: it is lost unless you download it first.",
    notForgotten:
      "You are signed out, but this browser could not erase all that it keeps of your account: tokens, drafts and pictures may still be on this device. Reload this page to try again, or clear this site's data in the browser's settings.",
    revoked: "That device is signed out.",
    revokeFailed: "Failed to sign out that device",
    revokeQuestion: "Are you sure you want to sign out that device? It has to connect its wallet again.",
    othersRevoked: "Every other device is signed out.",
    revokeOthersFailed: "Failed to sign out every other device",
    revokeOthersQuestion:
      "Are you sure you want to sign out everywhere else? You stay signed in on this device.",
    listLoading: "Loading where you are signed in...",
    listFailed: "Where you are signed in could not be loaded.",
    hereAlone: "You are signed in nowhere else.",
    anothers: "Another account has signed in in another tab, so this one is signed out here.",
    emailSignup: "Email signup is no longer supported. Please connect your wallet to continue.",
    emailLogin: "Email login is no longer supported. Please connect your wallet to continue.",
    googleLogin: "Google login is no longer supported. Please connect your wallet to continue.",
    emailVerification: "Email verification not available in wallet-only mode",
  },
  tokens: {
    loadFailed: "Failed to load your tokens. Please try again.",
    copied: "{label} copied to clipboard!",
    copyFailed: "Failed to copy",
    deleteFailed: "Failed to delete token",
    deleted: "{name} deleted successfully.",
    changedSince:
      "It was changed elsewhere since you saw it here. This is how it is now; deleting it cannot be undone.",
    deleteWaits: "{name} is deleted on this device. The server hears of it once you are back online.",
    created: "{name} created successfully.",
    generateFailed: "Failed to generate meme. Please try again.",
    createFailed: "Failed to create token",
    updated: "Last updated {ago}",
    updatedOffline: "Offline. Last updated {ago}",
    unknownDate: "Unknown Date",
    ideaMissing: "Please provide a creative meme idea.",
    fieldsMissing: "Please fill in all required fields.",
    notAnImage: "Please choose an image: PNG, JPEG, WebP, GIF, AVIF or SVG.",
    imageTooLarge: "Please choose an image of at most 10MB.",
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
    duplicate:
      "You have imported this token already, as {name}. Overwriting brings it up to date from the chain.",
  },
  outbox: {
    saved: "Everything is saved",
    offline: "Offline: this is what this device last knew.",
    waits: "Kept on this device, and sent as soon as the server answers.",
    conflict: "This token was changed elsewhere as well. Choose the version that stays.",
    refused: "The server did not take this: {reason}",
    unreadable:
      "You did something here that the server has not heard of, and this browser has lost it. Please do it again, then give this up.",
    deleteConflict:
      "You deleted this token here, and it was changed elsewhere since. Choose what happens to it.",
    deletedElsewhere: "This token was deleted elsewhere. What you did here has nowhere to go.",
    deletedOnChain:
      "This token was deleted elsewhere. Its coin stays on chain, so it is not made anew: import it by its mint address {mint}, then change it there.",
    launchedElsewhere:
      "This token was launched elsewhere. Its words are on chain now and can no longer change.",
    isLost: "What you made here is lost then, unless you download it first.",
    noLogo:
      "Its logo is not on this device any more, so it cannot be made anew by itself. Download it, and make the token again in the wizard.",
    sentBefore: "This has been sent meanwhile, so it can no longer be taken back.",
    mayHaveArrived: "may have arrived already",
    deviceFailed: "This browser could not finish it. Reload the page, then try again.",
    markWaits: "Waiting to be sent",
    markRefused: "Not sent: {reason}",
    markConflict: "Conflict: choose a version",
    markGone: "Not sent: deleted elsewhere",
    markLaunched: "Not sent: launched elsewhere",
    sending: "being sent",
    sentNext: "sent next",
    sentAfter: "sent after the one before it",
    sentOnReturn: "sent when the server is back",
    sentAgain: "tries again in {time}",
  },
  device: {
    unopenable:
      "This browser lets the app keep nothing on this device. Everything works, but what is not saved yet is gone when you close this page.",
    blocked:
      "An older version of the app is open in another tab. Close that tab and reload: what this device has kept is shown then.",
    outdated: "The app was updated in another tab. Reload to go on with the new version.",
    future: "A newer version of the app was used on this device before. Reload to have it here as well.",
    full: "This device has no room left for copies of your tokens and pictures. They are fetched anew each time.",
    workNotKept:
      "This device has no room left, so what you do now is not kept on it. Make room (Settings, Clear cached data) and go on here: nothing is lost while this page is open.",
    notDone:
      "This device has no room left, so this was not done. Make room (Settings, Clear cached data) and try again.",
    draftElsewhere:
      "What you had begun is open in another tab. Take it over to go on here with all that was typed there.",
    tokenElsewhere:
      "This token is open in another tab. Take it over to go on here with all that was typed there.",
    draftsElsewhere:
      "What you had begun is open in another tab, and stays there. What you begin here is kept beside it; My Gems lists both.",
    draftUnreadable:
      "What you had begun could not be read from this device. It stays here until you begin something new.",
    editsUnreadable:
      "Changes of this website that were not saved could not be read from this device. Below is what was saved last.",
    cleared: "Cached data cleared",
    clearFailed: "The cached data could not be cleared. Please try again.",
    persistent: "The browser has promised to keep it until you clear it.",
    notPersistent: "The browser may clear it when it runs short of space.",
    clearAway:
      "You are offline: what is cleared now is here again only once the server answers. The app still opens, and still makes tokens.",
    clearMeans:
      "Copies of your tokens, pictures and numbers go and are fetched anew when they are next wanted. Drafts, edits, launches and whatever waits to be sent stay.",
  },
  profile: {
    updated: "Profile updated successfully",
    updateFailed: "Profile: Failed to update profile.",
    nameMissing: "Please enter a name of 1 to 50 characters.",
    noEmail: "No email on this account",
    refreshFailed: "Your profile could not be refreshed. Below is what this device last knew.",
  },
  settings: {
    currencyUpdated: "Currency updated",
    offline: "You are offline. What needs the server waits until you are back.",
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
    nothingToDeploy: "No website found to deploy.",
  },
  editor: {
    notFound: "This website is not in your account.",
    openFailed: "The website could not be opened for editing. Please try again.",
    saving: "Saving…",
    saved: "Saved",
    waiting: "Kept on this device. It is saved once the server answers.",
    faulty: "Not saved yet: one of the texts cannot stay as it is.",
    refused: "The server did not take this change: {reason}",
    overwrites:
      "You have edited this website by hand. Generating it again writes its words anew; only what you locked is kept.",
    liveNote: "What is live stays as it is until you deploy the website again.",
    archiveFailed: "The website could not be packed. Please try again.",
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
    activatedNote: "The website of {name} goes live by itself now.",
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
    rejected: "Transaction rejected by user.",
    programError:
      "The launchpad program returned an error. This might be due to an uninitialized global state or incorrect IDL/accounts.",
    accountError:
      "Blockchain account error. This might be due to an incorrect PDA, account setup, or network issues.",
    layoutError: "Error serializing accounts. Check IDL and account structures.",
    cancelQuestion: "Are you sure you want to cancel the deployment?",
    notEnough:
      "Your wallet holds {balance} SOL, and this launch needs about {needed} SOL. Please add SOL or lower the purchase.",
    expired: "The transaction was not taken by the chain in time. Nothing was spent. You can try again.",
    otherTab: "This token is being launched in another tab of this browser.",
    stopped:
      "The launch stopped before it was signed. Nothing was sent and nothing was spent. You can try again.",
    notKept:
      "This device could not write the launch down, and without that it is not begun. Clear cached data in Settings and try again. Nothing was sent.",
    notAsShown:
      "The server has another name, symbol or picture for this token than you were shown. Nothing was signed. Open the token from My Gems to see what it has, then launch that.",
    undecided:
      "The chain has not decided yet. Nothing is lost: the app keeps looking and says here what became of it.",
  },
  contact: {
    sent: "Thank you. We have your message, and answer by email within 24 hours.",
    waits: "Your message is kept on this device, and sent as soon as you are back online.",
    reported: "Thank you. We have your report, and will look at that website.",
    foreignHost: "This is not the address of a website that is hosted here.",
    failed: "There was an error sending your message. Please try again later.",
    failedToast: "Failed to send message. Please try again.",
  },
  preview: {
    failed: "Failed to load website preview",
    loaded: "Website preview loaded successfully",
    temporary: "Preview pages are temporary and are deleted after a few hours.",
  },
  offline: {
    madeHere:
      "The server cannot be reached, so this was made on this device by the built-in composer. It is sent once the server answers.",
    madeInstead:
      "The server did not answer, so this was made on this device by the built-in composer. It is sent once the server answers.",
    silent:
      "The server has been silent for a while. Wait for it, or have the built-in composer make this on your device now.",
    silentSite:
      "The server has been silent for a while. Wait for it, or go on: your website is kept on this device and made once the server answers.",
    silentSave:
      "The server has been silent for a while. Wait for it, or go on: your token is kept on this device and sent once the server answers.",
    noComposer:
      "The server cannot be reached, and this device does not have the composer yet. Open the app once online; from then on it works offline as well.",
    tokenWaits: "{name} is kept on this device and sent as soon as the server answers.",
    notSent: "Not with the server yet",
    siteReady: "Your website is kept on this device. It is made as soon as the server answers.",
    siteWaits: "Kept on this device, and made as soon as the server answers.",
    siteHere:
      "Shown from this device, with its scripts off. The server writes it once it answers, so some of the words may differ.",
    noTemplates:
      "The templates are not on this device yet. Open step 3 once online; from then on they are shown offline as well.",
    siteRefused: "Open step 3, change what it says, and continue: it is sent again.",
    launch:
      "Launching needs the server and the chain, which cannot be reached now. Everything is kept: come back online and launch from here.",
    launchUnsent:
      "The server does not have this token yet. It is sent as soon as the server answers; then it can be launched from here.",
    launchEdited:
      "The server has not taken all that you changed about this token, and a launch cannot be undone. Once that is sent or given up, it can be launched from here.",
    deploy: "Putting a website online needs the server. Come back online and press this again.",
    import: "Importing reads the token from the chain, which needs a network. Come back online to import.",
    automationKept: "Your configuration is kept on this device. It is sent as soon as the server answers.",
    automationSaves:
      "The server cannot be reached. The configuration is kept on this device and sent as soon as it answers; launching the token, which activates it, needs the server and the chain.",
    automationStart:
      "Starting the automation makes the website on the server, which cannot be reached now. Come back online and press this again.",
    automationPreview: "The AI preview is written by the server. Come back online for it.",
    preview:
      "This website is with the server: its preview, and the ZIP to download, are here again once you are back online. It can be edited meanwhile where it was opened on this device before.",
    websiteUnknown:
      "This token has a website on the server, which this device has not seen. Come back online to see it or to make it anew; Continue leaves it as it is.",
    websiteState:
      "Where this website is, and until when, the server knows: it is shown here again once you are back online.",
    archive: "The ZIP is packed by the server. Come back online to download it.",
    templates:
      "The samples of the templates are with the server, and are here again once you are back online.",
    archiveWaits: "Once you are back online",
    editWebsite: "This website's words are with the server. Come back online to open them.",
    pictures: "Other pictures are drawn by the server. Come back online for them.",
    picturesHere:
      "Drawn on this device, from what it has to draw with: with the server there may be pictures closer to your idea.",
    linkWallet: "Linking a wallet is proved to the server. Come back online to link or unlink one.",
    noWriter:
      "This device does not have the composer yet, and the server cannot be reached. Open the app once online; from then on it rewrites offline as well.",
    premium: "A premium website is designed by the server. Come back online for it, or take a template now.",
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
  if (message.includes("User rejected")) return sentences.launch.rejected;
  if (message.includes("InstructionError")) return sentences.launch.programError;
  if (message.includes("Account does not exist") || message.includes("failed to simulate"))
    return sentences.launch.accountError;
  if (/buffer[ -]?layout|encoding overruns|beyond buffer|buffer length/i.test(message))
    return sentences.launch.layoutError;
  return message;
}
