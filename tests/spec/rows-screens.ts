import { provedIn } from "./row.ts";

/** Section 2: screens, and what each says and does. */
export const screenRows = [
  ...provedIn("web/src/features/home/home-screen.test.tsx", [
    ["home: a stranger's primary button", "invites a stranger to connect", "Connect Wallet & Start"],
    ["home: a stranger's call to action", "invites a stranger to connect", "Connect Wallet & Get Started"],
    ["home: a user's buttons", "leads a user to the dashboard", "Go to Dashboard"],
    ["home: Follow on X", "links to the product's account", "Follow on X"],
    ["home: four feature cards", "has four features and four steps"],
    ["home: How It Works with 4 steps", "has four features and four steps", "How It Works"],
  ]),
  ...provedIn("web/src/app/shell.test.tsx", [
    ["home: footer with contact, social link and 2024", "beside what is read there, with links and 2024"],
  ]),
  ...provedIn("web/src/features/tokens/my-gems-screen.test.tsx", [
    ["My Gems: loading screen", "says that it is loading until the list is there"],
    ["My Gems: empty", "invites to a first token where there is none"],
    ["My Gems: search", "finds %j by name, ticker or address"],
    ["My Gems: filters", "filters by %s"],
    ["My Gems: 10 a page", "shows 10 a page, newest first"],
  ]),
  ...provedIn("web/src/features/tokens/delete-dialog.test.tsx", [
    ["My Gems: delete-confirmation modal", "asks first, and leaves everything as it was when cancelled"],
    ["My Gems: the coin stays on chain", "says that a deployed token stays on chain"],
    ["My Gems: a deleted token leaves the list", "takes the token from the list"],
  ]),
  ...provedIn("web/src/features/tokens/gems-sync.test.tsx", [
    ["My Gems: a refresh can be forced", "reads the list on request, even if it is fresh"],
  ]),
  ...provedIn("web/src/features/tokens/stats-panel.test.tsx", [
    [
      "My Gems: Total, Deployed, Draft, Imported, Websites",
      "counts total, deployed, draft, imported and websites",
    ],
  ]),
  ...provedIn("web/src/features/tokens/pager.test.tsx", [
    ["My Gems: first, last, within 2, ellipses", "at page %i of %i are %s"],
  ]),
  ...provedIn("web/src/features/tokens/gem-card.test.tsx", [
    ["card: first 6 and last 4", "shows the address as first 6 and last 4"],
    ["card: creation date", "dates %j as %s", "Unknown Date"],
    ["card: placeholder logo", "shows its logo, or the placeholder if that is missing or fails to load"],
    ["§4 card actions by status: Deploy Token", "of %s says '%s' and offers what fits", "Deploy Token"],
    ["§4 card actions by status: Create Website", "of %s says '%s' and offers what fits", "Create Website"],
    [
      "§4 card actions lead to their steps",
      "links to step 4 to deploy, to step 3 for a website, and to what can be edited",
    ],
    ["§4 card: delete asks", "reports a press on its Delete button"],
  ]),
  ...provedIn("web/src/features/wizard/method/method-step.test.tsx", [
    ["wizard 1: creative, manual, import, trends disabled", "are creative, manual, import and trends"],
    [
      "wizard 1, manual: name 50, description 500, counters",
      "takes names of 50 and descriptions of 500, and counts them",
    ],
    ["wizard 1, manual: the ticker", "upper-cases the ticker, and takes A to Z and 0 to 9 alone, at most 10"],
    ["wizard 1, manual: image by drop, paste, file", "shows an image that is %s"],
    [
      "modal Import Existing Token",
      "asks for the address in 'Import Existing Token'",
      "Import Existing Token",
    ],
    [
      "modal Duplicate Token Found: cancel",
      "asks about a duplicate: Cancel Import or Overwrite Existing",
      "Cancel Import",
    ],
    [
      "modal Duplicate Token Found: overwrite",
      "asks about a duplicate: Cancel Import or Overwrite Existing",
      "Overwrite Existing",
    ],
    [
      "modal Duplicate Token Found: its title",
      "asks about a duplicate: Cancel Import or Overwrite Existing",
      "Duplicate Token Found",
    ],
  ]),
  ...provedIn("web/src/features/wizard/method/creative-form.test.tsx", [
    ["wizard 1, creative: four image styles", "offers the four image styles"],
    ["wizard 1, creative: generates, then step 2", "generates by %s, then step 2"],
  ]),
  ...provedIn("web/src/features/wizard/preview-step.test.tsx", [
    [
      "wizard 2: name, ticker, narrative",
      "takes name, ticker and narrative as they are typed, the ticker cleaned",
    ],
    ["wizard 2: image preview modal", "opens the %s large"],
    ["§5 narrative hint, above 200", "says of a narrative of %i characters", "Great narrative!"],
    ["§5 narrative hint, above 100", "says of a narrative of %i characters", "Good length"],
    ["§5 narrative hint, else", "says of a narrative of %i characters", "Add more detail"],
    ["§5 an imported token's words are locked", "locks the words of %j"],
  ]),
  ...provedIn("web/src/features/wizard/website-step.test.tsx", [
    ["wizard 3: template preview in a new tab", "opens a template's preview in a new tab"],
    ["wizard 3: optional links, url-typed", "has optional links, all typed as addresses"],
    ["wizard 3: domains", "offers the standard domains, the first of them by default"],
    ["wizard 3: premium is coming soon", "is coming soon, and disabled, unless the operator offers it"],
    [
      "§5 design prompt 500, warning above 450",
      "takes a design prompt of 500 characters, and warns above 450",
    ],
    ["§5 premium prompt 1000, warning above 900", "warns of its length at %i: %s"],
    ["§5 step 3 Continue", "with %s may continue accordingly"],
    ["§5 subdomain as typed", "cleans the typed subdomain"],
    ["§5 subdomain suggested from the name", "suggests a subdomain from the token's name"],
    [
      "§8 domains that cannot be had, inline",
      "says so if the domains cannot be read",
      "Failed to load domain options",
    ],
  ]),
  ...provedIn("web/src/features/wizard/stepper.test.tsx", [
    ["wizard: four steps, the last Complete for imports", "for an imported token (%s) are %j", "Complete"],
  ]),
  ...provedIn("web/src/features/launch/live-website.test.tsx", [
    [
      "§4 step 4, imported: Deploy Website",
      "of an imported token can be deployed while it is not live",
      "Deploy Website",
    ],
    [
      "§4 step 4, deployed: View Live Website",
      "is linked once it is live, and can be deployed again",
      "View Live Website",
    ],
  ]),
  ...provedIn("tests/journeys/main-job.test.ts", [
    [
      "§4 step 4: Deploy to launchpad",
      "goes all the way, and loses nothing when everything is killed",
      "Deploy to launchpad",
    ],
  ]),
  ...provedIn("web/src/features/launch/deploy-step.test.tsx", [
    ["§4 step 4: the launchpad is not for imports", "of %s offers the launchpad if there is no coin yet"],
    ["§4 step 4: Go to My Gems", "step 4 > leads to My Gems", "Go to My Gems"],
  ]),
  ...provedIn("tests/journeys/other-ways.test.ts", [
    ["§4 step 4, imported: all the way", "ends at Complete: with a site that is deployed on its own"],
    ["§4 import, all the way", "reads name, ticker, story and picture from the chain, and locks the words"],
    ["§4 import, duplicate overwritten", "asks about a duplicate, and overwrites it when told to"],
  ]),
  ...provedIn("web/src/features/wizard/work-modal.test.tsx", [
    ["loading modal: last 3 lines", "shows the last 3 lines of the log"],
  ]),
  ...provedIn("web/src/features/launch/deploy-modal.test.tsx", [
    [
      "deploy modal: title, name, ticker, 0.05",
      "shows the token's name and ticker, and a purchase of 0.05 SOL",
      "Deploy Token to the launchpad",
    ],
    ["§5 dev buy below 0.01 disables Deploy", "with a purchase of %j has Deploy disabled"],
    ["deploy modal: Cancel during create and confirm", "Cancel is disabled during the %s step"],
    ["deploy modal: Close on completion", "a Close button appears on completion"],
    ["deploy modal: close control while it runs", "the close control is disabled, and Escape does nothing"],
    [
      "§4 cancelling asks",
      "Cancel asks first, and the deployment goes on if the user declines",
      "Are you sure you want to cancel the deployment?",
    ],
  ]),
  ...provedIn("web/src/features/launch/cost-summary.test.tsx", [
    ["deploy modal: costs", "of a purchase of %s adds up what is charged: the waived fee is struck out"],
    ["deploy modal: minimum and step 0.01", "takes the purchase in steps of 0.01 from 0.01"],
    ["deploy modal: what one gets", "lists what one gets"],
  ]),
  ...provedIn("web/src/features/launch/launch-progress.test.tsx", [
    ["progress, step 1", "lists its four steps", "Preparing Metadata & Token Details"],
    ["progress, step 2", "lists its four steps", "Creating Token & Dev Buy"],
    ["progress, step 3", "lists its four steps", "Finalizing with Backend"],
    ["progress, step 4", "lists its four steps", "Deployment Complete"],
  ]),
  ...provedIn("web/src/features/launch/launch-done.test.tsx", [
    ["success: congratulation and mint address", "shows the congratulation and the mint address"],
    ["success: copy button", "copies the mint address"],
    ["success: link at /token/{mint}", "links to its page on the launchpad at /token/{mint}"],
    ["§8 copying fails", "says when copying fails", "Failed to copy"],
  ]),
  ...provedIn("web/src/features/automation/automation-modal.test.tsx", [
    [
      "automation: free, on, five templates",
      "offers the website for free, on by default, in every template",
      "Supercharge Your Token",
    ],
    ["automation: the address as typed", "shows the address as it is typed: lower case, a to z and 0 to 9"],
    ["automation: three sample domains", "stands three samples in for the domains until they are known"],
    [
      "automation: summary, total free",
      "sums up template, address and a total of nothing, with the beta's note",
    ],
    [
      "automation: Start disabled without the option",
      "has Start disabled where the Website option is not checked",
      "Start Automation",
    ],
    [
      "automation: an undeployed token",
      "says of an undeployed token that it activates after deployment",
      "Deploy Token Now",
    ],
    ["automation: success", "ends as %s with '%s'", "Automation Complete!"],
    ["automation: saved", "ends as %s with '%s'", "Configuration Saved!"],
    ["automation: Save Configuration", "ends as %s with '%s'", "Save Configuration"],
  ]),
  ...provedIn("web/src/features/automation/automation.test.ts", [
    ["automation: two steps, clamped", "has two steps, and goes no further than the last"],
    [
      "automation: default subdomain is the ticker",
      "opens with the Website option on, the default template and the ticker",
    ],
  ]),
  ...provedIn("web/src/features/profile/profile-screen.test.tsx", [
    ["profile: read-only email", "the email, read only"],
    ["profile: wallets, first 4 and last 4", "the linked wallets, first 4 and last 4"],
    ["profile: created and deployed", "how many tokens were created and deployed"],
    ["§5 Save only when the name changed", "%j can be saved: %s"],
  ]),
  ...provedIn("web/src/features/settings/settings-screen.test.tsx", [
    ["settings: five currencies, USD first", "offers USD, EUR, GBP, JPY and SOL, and is USD at first"],
    ["settings: the toast", "says 'Currency updated' at once, and asks no server", "Currency updated"],
    ["§4 log-out asks", "asks, then signs out and goes home", "Are you sure you want to log out?"],
  ]),
  ...provedIn("web/src/features/settings/wallet-row.test.tsx", [
    ["settings: wallets, first 4 and last 4", "shows each linked wallet, first 4 and last 4, and no prompt"],
    [
      "settings: prompt only when none and loaded",
      "says that it is loading, without a prompt, until the list is there",
    ],
    ["§4 unlinking asks", "asks before it unlinks", "Are you sure you want to unlink this wallet?"],
    ["§8 a list that fails is only logged", "only logs a list that cannot be loaded"],
  ]),
  ...provedIn("web/src/features/support/support-screen.test.tsx", [
    ["support: seven categories", "has questions in seven categories"],
    ["support: email card and quick links", "links to help by email and to four pages"],
    ["support: the first supported wallet only", "names the first supported wallet and no other"],
  ]),
  ...provedIn("web/src/features/about/about-screen.test.tsx", [
    [
      "about: contact and social link",
      "About links to the contact page and to the product's account elsewhere",
    ],
  ]),
  ...provedIn("web/src/features/about/how-it-works-screen.test.tsx", [
    ["how it works: four steps, /create or /signup", "How It Works has four steps"],
  ]),
  ...provedIn("web/src/features/contact/contact-screen.test.tsx", [
    ["contact: the ways", "names the ways to reach us", "FAQ & Support"],
    [
      "contact: form, six subjects, 5 rows",
      "has a form of four required fields, with six subjects and a message of 5 rows",
      "Select a subject",
    ],
    ["contact: its heading", "has a form of four required fields", "Send Us a Message"],
    ["contact: the button", "sends the message once, says so, and clears the form", "Send Message"],
    ["contact: while sending", "says 'Sending...' while it does, and cannot be pressed twice", "Sending..."],
  ]),
  ...provedIn("web/src/features/legal/legal.test.tsx", [
    ["terms: 20 sections and the crypto warning", "have 20 numbered sections and a crypto warning"],
    ["terms: their subjects", "speak of %s, in the order of the specification"],
    ["terms: their figures", "say '%s'"],
    ["terms and privacy: dated today", "the %s are dated today", "Last updated"],
    ["privacy: 16 sections and the blockchain warning", "has 16 numbered sections and a blockchain warning"],
    ["privacy: 72 hours, 30 days, 7 years, 18", "says '%s'"],
  ]),
  ...provedIn("web/src/features/session/wallet-chooser.test.tsx", [
    ["chooser: title", "is titled 'Connect Wallet' and asks to choose one", "Connect Wallet"],
    ["chooser: text", "is titled 'Connect Wallet' and asks to choose one", "Choose a wallet to connect:"],
    ["chooser: a button a wallet", "has one button for each detected wallet"],
    ["chooser: close button", "closes by %s, with no wallet chosen"],
    ["chooser: install links", "says where to get the two supported wallets", "Don't have a wallet?"],
  ]),
  ...provedIn("web/src/features/websites/preview-screen.test.tsx", [
    [
      "preview page: loading",
      "says that it is loading, then shows the page in a sandboxed frame",
      "Loading Preview...",
    ],
    [
      "preview page: scripts, popups and forms",
      "says that it is loading, then shows the page in a sandboxed frame",
    ],
    [
      "§8 preview loaded",
      "says that it is loading, then shows the page in a sandboxed frame",
      "Website preview loaded successfully",
    ],
    [
      "§8 preview failed, on the page and as a toast",
      "tells a failure by %s on the page and in a toast",
      "Failed to load website preview",
    ],
  ]),
];
