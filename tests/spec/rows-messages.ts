import { provedIn } from "./row.ts";

/** Sections 5 and 8, and the messages of section 4: what a person reads when, word for word. */
export const messageRows = [
  ...provedIn("contract/errors.test.ts", [
    [
      "HTTP time-out",
      "has words for a time-out",
      "Request timed out. Please check your connection and try again.",
    ],
    ["HTTP time-out of the list", "has words for a time-out"],
    ["HTTP 400", "HTTP errors as a person reads them > %i", "Invalid request. Please check your input."],
    ["HTTP 401", "HTTP errors as a person reads them > %i", "Authentication failed. Please log in again."],
    [
      "HTTP 403",
      "HTTP errors as a person reads them > %i",
      "Access denied. You do not have permission to perform this action.",
    ],
    ["HTTP 404", "HTTP errors as a person reads them > %i", "Resource not found."],
    ["HTTP 422", "HTTP errors as a person reads them > %i", "Validation error. Please check your input."],
    [
      "HTTP 429",
      "HTTP errors as a person reads them > %i",
      "Too many requests. Please wait a moment and try again.",
    ],
    ["HTTP 500", "HTTP errors as a person reads them > %i", "Internal server error. Please try again later."],
    [
      "HTTP 502, 503, 504",
      "HTTP errors as a person reads them > %i",
      "Service temporarily unavailable. Please try again later.",
    ],
    ["HTTP, other", "HTTP errors as a person reads them > %i", "Server error ({status}). Please try again."],
    [
      "HTTP, no response",
      "has words for a time-out",
      "Network error. Please check your connection and try again.",
    ],
    ["HTTP, the server's detail first", "takes the server's detail for 400, 404, 422 and others alone"],
    ["launch mapping: rejected", "why a launch failed > %s", "Transaction rejected by user."],
    [
      "launch mapping: InstructionError",
      "why a launch failed > %s",
      "The launchpad program returned an error. This might be due to an uninitialized global state or incorrect IDL/accounts.",
    ],
    [
      "launch mapping: account",
      "why a launch failed > %s",
      "Blockchain account error. This might be due to an incorrect PDA, account setup, or network issues.",
    ],
    [
      "launch mapping: layout",
      "why a launch failed > %s",
      "Error serializing accounts. Check IDL and account structures.",
    ],
    ["launch mapping: what is mapped (1)", "why a launch failed > %s", "User rejected"],
    ["launch mapping: what is mapped (2)", "why a launch failed > %s", "Account does not exist"],
    ["launch mapping: what is mapped (3)", "why a launch failed > %s", "failed to simulate"],
  ]),
  ...provedIn("web/src/route-tree.test.tsx", [
    [
      "401: toast for 4 s, session cleared, home",
      "a session that is lost leads home and says so once, for 4 seconds",
      "Authentication failed. Please log in again.",
    ],
  ]),
  ...provedIn("web/src/features/session/pick-wallet.test.ts", [
    [
      "no wallet",
      "names both supported wallets, and offers where to get them",
      "No compatible wallets found. Please install {wallets} wallet.",
    ],
    ["§4 one installed is used directly", "is %s, without a question, where only that is installed"],
    ["§4 several: the chooser", "is chosen by hand where several are installed"],
    ["§4 a requested wallet is used when found", "is the requested one where that is found"],
  ]),
  ...provedIn("web/src/features/session/connect-wallet.test.ts", [
    [
      "connecting fails",
      "says that the user rejected the connection",
      "Failed to connect {wallet}: {message}",
    ],
    ["connected", "signs in with the wallet and says so", "{wallet} connected successfully!"],
    [
      "no public key",
      "tells the wallet's own words where it has no public key",
      "Failed to get wallet public key",
    ],
    ["§4 silently, then interactively", "tries silently first, then by asking"],
    ["§4 the payload of the proof", "posts address, network, message, and the base64 of the signature"],
    ["§4 the list refreshes after 1 second", "refreshes the list of tokens a second later"],
  ]),
  ...provedIn("web/src/features/session/restore-session.test.ts", [
    [
      "§4 at the start the user is set from a connected wallet",
      "sets the user where the wallet of before is still connected",
    ],
  ]),
  ...provedIn("web/src/stores/session.test.ts", [
    ["§4 authenticated: a user AND a wallet", "who counts as authenticated > %s"],
  ]),
  ...provedIn("contract/shapes.test.ts", [
    [
      "§4 the signed message begins with the product's name",
      "begins with the product's name and says what it is for",
    ],
  ]),
  ...provedIn("tests/journeys/wallets.test.ts", [
    ["§4 both wallets, in a real browser", "both are offered, and the chosen one signs in"],
    ["§4 one wallet, in a real browser", "Phantom alone is used directly"],
    ["§8 no wallet, in a real browser", "says so, and where to get one"],
    ["§8 a rejection, in a real browser", "may say no to the %s, and is not signed in"],
  ]),
  ...provedIn("web/src/features/session/log-out.test.ts", [
    [
      "disconnected",
      "disconnects the wallet, ends the session on the server and says so",
      "Wallet disconnected successfully",
    ],
    [
      "disconnecting fails",
      "says so when the wallet will not, and signs out all the same",
      "Failed to disconnect wallet",
    ],
    ["§4 disconnecting clears user and cookies", "clears user, wallet, cookies and the remembered wallet"],
  ]),
  ...provedIn("web/src/features/session/sign-in.test.ts", [
    [
      "email signup",
      "a way in that is no more asks nobody",
      "Email signup is no longer supported. Please connect your wallet to continue.",
    ],
    [
      "email login",
      "a way in that is no more asks nobody",
      "Email login is no longer supported. Please connect your wallet to continue.",
    ],
    [
      "Google login",
      "a way in that is no more asks nobody",
      "Google login is no longer supported. Please connect your wallet to continue.",
    ],
    [
      "email verification",
      "a way in that is no more asks nobody",
      "Email verification not available in wallet-only mode",
    ],
  ]),
  ...provedIn("web/src/features/session/link-wallet.test.ts", [
    ["linking: another account's, which the detail says by", "when linking fails > %s", "different account"],
    [
      "linking: another account's",
      "when linking fails > %s",
      "This wallet is already linked to a different account",
    ],
    ["linking: other 400", "when linking fails > %s", "Failed to link wallet"],
    ["linking: rejected", "a connection that its owner rejects", "Wallet connection was rejected by user"],
    ["linking: otherwise", "when linking fails > %s", "Failed to connect wallet. Please try again."],
    ["linking: done", "signs a message of purpose 'link'", "Wallet connected successfully"],
    [
      "linking: no main wallet",
      "needs the main supported wallet, and opens its provider's site where it is absent",
      "{wallet} wallet not found. Please install it first.",
    ],
  ]),
  ...provedIn("web/src/features/session/unlink-wallet.test.ts", [
    [
      "unlinked",
      "removes it, disconnects it, reads the list again and says so",
      "Wallet unlinked successfully",
    ],
    ["unlinking fails", "a %i changes nothing", "Failed to unlink wallet"],
  ]),
  ...provedIn("web/src/features/session/log-out.test.ts", [
    [
      "logged out",
      "ends the session on the server, goes home, clears cookies and user",
      "Logged out successfully",
    ],
    [
      "logging out fails",
      "does nothing and says so where the server answers and leaves the session alive",
      "Failed to log out",
    ],
  ]),
  ...provedIn("web/src/api-client/client-refresh.test.ts", [
    [
      "§4 refresh once, repeat the request",
      "refreshes once with the refresh token, stores the new tokens and repeats",
    ],
    [
      "§4 a refresh that fails clears the cookies",
      "clears the cookies and tells so once, when the refresh %s",
    ],
    ["§4 no refresh token", "does not try without a refresh token"],
  ]),
  ...provedIn("web/src/features/tokens/gems-sync.test.tsx", [
    [
      "the list cannot be had",
      "says so, and shows the stored list (%s)",
      "Failed to load your tokens. Please try again.",
    ],
  ]),
  ...provedIn("web/src/features/tokens/gem-card.test.tsx", [
    ["copied", "copies the whole address, and says so", "{label} copied to clipboard!"],
  ]),
  ...provedIn("web/src/features/tokens/delete-token.test.ts", [
    ["deleting fails", "keeps the token and tells %s when it fails", "Failed to delete token"],
    ["deleted", "deletes it on the server, then here, and says so by its name", " deleted successfully."],
  ]),
  ...provedIn("web/src/features/wizard/generate-creative.test.ts", [
    [
      "generating fails",
      "says so, and keeps idea and step (%s)",
      "Failed to generate meme. Please try again.",
    ],
    ["§5 no idea", "is asked for where it is %j", "Please provide a creative meme idea."],
    ["§4 success, then step 2 after 2 seconds", "shows the token's name in the success modal for 2 seconds"],
  ]),
  ...provedIn("web/src/features/wizard/create-manual.test.ts", [
    [
      "creating fails",
      "shows any other failure with the server's detail, or with its own sentence",
      "Failed to create token",
    ],
    ["§5 manual, all required", "step 1, manual > requires %s", "Please fill in all required fields."],
    ["§4 manual creates, then step 2", "goes to step 2 with the saved token, and clears the form"],
  ]),
  ...provedIn("web/src/features/wizard/import-token.test.ts", [
    [
      "importing fails",
      "shows the server's error, or its own sentence without one",
      "Failed to import token. Please check the address and try again.",
    ],
    ["import: the provider's error", "says of %s '%s', and saves nothing", "API error: {status}"],
    ["import: the provider knows nothing", "says of %s '%s', and saves nothing", "Token not found"],
    ["§5 import, no address", "refuses %j as an address", "Please enter a valid token address."],
    [
      "§5 import, no name or symbol",
      "says of %s '%s', and saves nothing",
      "Token metadata missing required fields (name or symbol).",
    ],
    ["§4 import, in its order", "checks for a duplicate, reads the chain, saves the token"],
    ["§4 duplicate: cancel", "is left alone by Cancel Import"],
    ["§4 duplicate: overwrite", "is imported again, over the copy, by Overwrite Existing"],
    ["§4 a failed duplicate check is ignored", "goes on if the duplicate check fails"],
    ["§4 a failed draft is logged and ignored", "logs that the token cannot be saved, and goes on"],
  ]),
  ...provedIn("web/src/features/profile/profile-screen.test.tsx", [
    [
      "the profile cannot be saved",
      "keeps what was typed, and says so, where it could not be saved",
      "Profile: Failed to update profile.",
    ],
  ]),
  ...provedIn("web/src/features/wizard/generate-website.test.ts", [
    [
      "website: too slow",
      "an alert says so: it %s",
      "Website generation is taking longer than expected. This usually happens during AI customization. Please try again or contact support if the issue persists.",
    ],
    ["website: fails", "an alert says so: it %s", "Failed to generate website. Please try again."],
    ["§4 step 3 with a website", "goes straight to step 4 if a website exists"],
    ["§4 step 3 without: generate, then step 4", "generates, shows success for 2 seconds, then step 4"],
  ]),
  ...provedIn("web/src/features/wizard/generate-premium.test.ts", [
    [
      "premium: too slow",
      "alerts %s, and keeps the description",
      "Premium website generation is taking longer than expected. The AI is working on your complex request. Please try again or simplify your prompt.",
    ],
    [
      "premium: fails",
      "alerts %s, and keeps the description",
      "Failed to generate premium website. Please try again.",
    ],
    [
      "§5 premium, no description",
      "requires a description",
      "Please enter a description for your premium website.",
    ],
    ["§4 success modal of premium: 3 seconds", "shows success for 3 seconds"],
  ]),
  ...provedIn("web/src/features/websites/deploy-website.test.ts", [
    ["website deployment refused", "was refused, with %s", "Failed to deploy website"],
    [
      "website deployment failed",
      "ends with %s when it failed",
      "Website deployment failed. Please try again.",
    ],
    [
      "website deployment not started",
      "was answered without success: %j",
      "Failed to start website deployment.",
    ],
    ["§5 nothing to deploy", "has no website to deploy", "No website found to deploy."],
    ["§4 polling every 3 seconds", "starts it and asks every 3 seconds until it is live"],
    ["§4 deployed needs live_url", "is not over before there is an address"],
    ["§4 a poll error stops", "stops asking when the asking itself fails, with %s"],
  ]),
  ...provedIn("web/src/features/automation/automation.test.ts", [
    [
      "automation: the website fails",
      "fails with %s, and can be started again",
      "Website creation error: {message}",
    ],
    [
      "automation: anything else fails",
      "fails with %s, and can be started again",
      "An error occurred during automation",
    ],
    [
      "automation: no preview",
      "Generate AI Preview > %s says so",
      "Failed to generate AI preview. Please try again later.",
    ],
    [
      "automation: no preview address",
      "Generate AI Preview > %s says so",
      "Preview URL not returned from server",
    ],
    [
      "automation: begun",
      "makes the website now, deploys it, and says where it is",
      "Website generation for {subdomain}.{domain} initiated!",
    ],
    [
      "automation: preview",
      "shows a page that changes nothing of the token",
      "AI Preview generated successfully!",
    ],
    [
      "automation: configured",
      "keeps it for the launch",
      "Automation configured! It will activate after token deployment.",
    ],
    [
      "§5 automation, no domain or subdomain",
      "does not start with %j",
      "Please select a domain and enter a subdomain for your website",
    ],
    [
      "§5 preview, not configured",
      "wants the whole configuration",
      "Please complete all website configuration options first",
    ],
  ]),
  ...provedIn("web/src/features/launch/run-launch.test.ts", [
    [
      "launch: no wallet",
      "a launch > needs a wallet",
      "Wallet connection error. Please make sure the main supported wallet is installed and unlocked.",
    ],
    [
      "launch: cannot sign",
      "needs a wallet that signs transactions",
      "Wallet does not support signTransaction or is not connected properly.",
    ],
    [
      "launch: trading service",
      "shows the trading service's refusal in full",
      "Trading service API request failed: {status} {statusText}. Details: {text}",
    ],
    [
      "launch: the backend disagrees",
      "shows the server's reason when it does not confirm",
      "Backend confirmation failed: {message}",
    ],
    [
      "launch: the backend says nothing",
      "shows the server's reason when it does not confirm",
      "Unknown error from backend.",
    ],
    ["launch: anything else", "refuses an answer that is no transaction", "Deployment failed: {reason}"],
    [
      "launch: rejected",
      "says so when the wallet's owner rejects, spends nothing",
      "Transaction rejected by user.",
    ],
    [
      "§5 metadata",
      "needs complete metadata",
      "Failed to get complete metadata (URI, name, symbol) from backend.",
    ],
    ["§4 prepare to complete", "goes from prepare to complete, and deletes the mint key"],
    ["§4 one deployment at a time", "runs one at a time"],
  ]),
  ...provedIn("web/src/features/launch/finish-launch.test.ts", [
    [
      "launch: not confirmed",
      "shows a failure on the chain in the chain's own words",
      "Solana transaction confirmation failed: {error}",
    ],
    [
      "§4 automation activated after success",
      "says that the automation was activated",
      "Pre-configured automation activated successfully!",
    ],
  ]),
  ...provedIn("web/src/features/contact/contact-screen.test.tsx", [
    [
      "contact fails, banner",
      "tells a failure by %s in the banner, and in a toast",
      "There was an error sending your message. Please try again later.",
    ],
    [
      "contact fails, toast",
      "tells a failure by %s in the banner, and in a toast",
      "Failed to send message. Please try again.",
    ],
  ]),
  ...provedIn("web/src/features/wizard/read-draft.test.ts", [
    [
      "§4 token not found",
      "is reported as missing, and a new draft is opened",
      "Token not found. Redirecting to create new token.",
    ],
    [
      "§4 token not loaded",
      "is reported as failed if nothing answers",
      "Failed to load token data. Starting fresh.",
    ],
    ["§4 the step of the query", "a step of %s in the query means step %i"],
    ["§4 no step", "and no step in the query, if %s, opens the step that fits"],
  ]),
  ...provedIn("web/src/features/wizard/continue-preview.test.ts", [
    ["§5 step 2", "step 2 Continue > requires the %s", "Please ensure all token fields are filled."],
    [
      "§4 step 2 makes a draft first",
      "makes a draft of what was generated, with the words as edited, then step 3",
    ],
  ]),
];
