/** The document's introduction, in Markdown: what all endpoints have in common. */
export const introduction = (
  productName: string,
): string => `Everything that the web app of ${productName} can do, it does through these calls.

**Sign in** without a password: ask \`POST /auth/challenge\` for a message, sign its UTF-8 bytes with the wallet's key (ed25519), and send the signature in base64 to \`POST /auth/wallet\` (with purpose \`link\` and signed in already, this links another wallet to the account). Send \`access_token\` as a bearer from then on; a call that changes something wants the session's \`X-CSRF-Token\` besides. After 15 minutes \`POST /auth/token/refresh\` gives new tokens, once for each refresh token.

**Failures** are always \`{ "detail": "a sentence for a person", "code": "a_fixed_code" }\`. Program against the code; a code never changes its meaning.

**Repeat safely**: with an \`Idempotency-Key\` a change is made once, however often the request is sent.

**Slow calls** take a \`progress_id\` of your own making; \`GET /progress/{id}\` tells their steps as server-sent events meanwhile.

Times are ISO 8601 in UTC, amounts are in SOL, and a token, website or wallet of somebody else does not exist (404).`;
