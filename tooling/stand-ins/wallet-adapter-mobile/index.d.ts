export declare const SolanaMobileWalletAdapterWalletName: string;
export declare class SolanaMobileWalletAdapter {
  constructor(config?: unknown);
}
export declare function createDefaultAddressSelector(): unknown;
export declare function createDefaultAuthorizationResultCache(): unknown;
export declare function createDefaultWalletNotFoundHandler(): unknown;
