/** The wallet's window: an empty shell, filled by its script. */
export const walletPage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Sandbox Wallet</title>
<link rel="stylesheet" href="/assets/window.css">
<script type="module" src="/assets/window.js"></script>
</head>
<body><main id="wallet"></main></body>
</html>
`;
