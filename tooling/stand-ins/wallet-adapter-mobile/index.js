// wallet-adapter-react constructs this class on Android when no wallet is installed; it must not throw.
export const SolanaMobileWalletAdapterWalletName = "Mobile Wallet Adapter";

export class SolanaMobileWalletAdapter {
  name = SolanaMobileWalletAdapterWalletName;
  readyState = "Unsupported";
  publicKey = null;
  connecting = false;
  connected = false;
  supportedTransactionVersions = null;
  on() {
    return this;
  }
  once() {
    return this;
  }
  off() {
    return this;
  }
  removeAllListeners() {
    return this;
  }
  async autoConnect() {}
  async connect() {}
  async disconnect() {}
}

export const createDefaultAddressSelector = () => ({});
export const createDefaultAuthorizationResultCache = () => ({});
export const createDefaultWalletNotFoundHandler = () => async () => {};
