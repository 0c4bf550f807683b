import type { WalletIcon } from "@wallet-standard/base";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#14161d"/>
<path fill="#ffd08a" d="M18 16h28l7 13H11z"/><path fill="#f2a93b" d="M11 29h21v22z"/><path fill="#b8741a" d="M32 29h21L32 51z"/></svg>`;

export const walletIcon: WalletIcon = `data:image/svg+xml;base64,${btoa(drawing)}`;
