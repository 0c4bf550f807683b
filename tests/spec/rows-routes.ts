import { provedIn } from "./row.ts";

const PUBLIC = "reads every public page, each with a title and a description of its own";
const HOME = "is led home from everywhere else, with the history replaced";
const PROTECTED = "comes to every protected page by its address";

/** Section 2, the route table and the guards; section 6. */
export const routeRows = [
  ...provedIn("tests/journeys/routes.test.ts", [
    ["/ is the home page", PUBLIC],
    ["/about is public", PUBLIC],
    ["/how-it-works is public", PUBLIC],
    ["/contact is public", PUBLIC],
    ["/terms is public", PUBLIC],
    ["/privacy is public", PUBLIC],
    [
      "/login, /signup, /verify, /forgot-password, /reset-password lead a stranger home, history replaced",
      HOME,
    ],
    [
      "/login and its like lead a user home",
      "is led home from the ways in that are no more, and from nowhere",
    ],
    ["/dashboard is My Gems", PROTECTED],
    ["/my-gems is My Gems too", PROTECTED],
    ["/create is protected", PROTECTED],
    ["/profile is protected", PROTECTED],
    ["/settings is protected", PROTECTED],
    ["/support is protected", PROTECTED],
    ["a stranger at a protected page is led home, history replaced", HOME],
    ["/preview/website/{id} is not guarded", "may look at a preview, and is told when there is none"],
    ["any other path leads home", HOME],
    ["while authentication loads: the spinner", "%s while the session of before", "Loading..."],
    ["/create takes token_id, edit and step", "opens a token of theirs at the step that the address says"],
    ["a new page begins at its top, with the focus; Back returns", "reads on at a new page's beginning"],
  ]),
  ...provedIn("web/src/route-tree.test.tsx", [
    ["a user whose wallet is not connected is led home", "leads home a user whose wallet is not connected"],
    [
      "a request that fails authentication ends at home",
      "a session that is lost leads home and says so once",
    ],
    ["the dashboard prompts for a wallet where it is lost", "a wallet that is lost shows a prompt in place"],
  ]),
  ...provedIn("web/src/app/nav-bar.test.tsx", [
    ["logo leads home", "links the logo home and offers to connect a wallet"],
    [
      "'Connect Wallet' without a wallet",
      "links the logo home and offers to connect a wallet",
      "Connect Wallet",
    ],
    [
      "while connecting",
      "says 'Connecting...' while connecting, and cannot be pressed again",
      "Connecting...",
    ],
    ["tabs are active by how the path starts", "at %s has %s active"],
    ["tabs Dashboard and Generate", "leads to /dashboard and /create"],
    ["address as first 4 and last 4, and the wallet's name", "shows the address, first 4 and last 4"],
    ["a user without a name", "has 'Wallet User' in the menu where there is no name", "Wallet User"],
    ["the user's name in the dropdown", "has the user's name in the menu"],
    ["Profile, Settings, Support in the dropdown", "leads to %s at %s"],
    [
      "Disconnect Wallet in the dropdown, Disconnect in the mobile menu",
      "has '%s', which asks first",
      "Disconnect Wallet",
    ],
    ["the mobile menu", "repeats the links and the address in the mobile menu", "Wallet:"],
  ]),
  ...provedIn("api/src/routes/matrix.test.ts", [
    ["§6: a user reaches their own", "succeeds for its owner"],
    ["§6: and nobody else's", "finds nothing for another user, and changes nothing of the owner's"],
    ["§6: who is not signed in reaches nothing", "refuses anonymous, expired, revoked"],
    ["§6: mutating requests carry the CSRF token", "requires the session's own CSRF token"],
  ]),
  ...provedIn("web/src/api-client/client.test.ts", [
    ["§6: every request carries the bearer token", "has the bearer token and the tunnel header"],
    ["§6: post, put, patch and delete carry the CSRF header", "has the CSRF token on %s"],
  ]),
  ...provedIn("launch/guard/inspect-signed.test.ts", [
    [
      "§6: only the wallet's own signature deploys",
      "after the wallet has signed a launch of the builder %s, the guard refuses > %s",
    ],
  ]),
];
