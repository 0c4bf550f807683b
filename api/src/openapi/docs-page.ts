const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The Swagger UI page; `docs.js` configures it. */
export const docsPage = (productName: string, path: string): string => `<!doctype html>
<html lang="en" class="dark-mode">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(productName)} API</title>
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${path}/swagger-ui.css">
<link rel="stylesheet" href="${path}/docs.css">
</head>
<body>
<header class="top"><a href="/">${escapeHtml(productName)}</a><a href="/api/v1/openapi.json">openapi.json</a></header>
<main id="docs"><noscript>This page needs JavaScript. The document itself is at <a href="/api/v1/openapi.json">openapi.json</a>.</noscript></main>
<script src="${path}/swagger-ui-bundle.js"></script>
<script src="${path}/docs.js"></script>
</body>
</html>
`;

/** Starts Swagger UI. Nothing is sent to a validator, and no setting is taken from the page's address. */
export const docsScript = `SwaggerUIBundle({
  url: "/api/v1/openapi.json",
  dom_id: "#docs",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  persistAuthorization: false,
  queryConfigEnabled: false,
  syntaxHighlight: { theme: "nord" },
  tryItOutEnabled: false,
  validatorUrl: null,
});
`;
