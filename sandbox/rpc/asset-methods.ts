import { readMint } from "../chain/token-accounts.ts";
import { readMetadataPointer, readTokenMetadata } from "../chain/token-extensions.ts";
import type { Methods } from "./method.ts";
import { asAddress, asConfig } from "./params.ts";
import { RpcError, rpcCode } from "./rpc-error.ts";

export const assetMethods: Methods = {
  /**
   * The DAS call, as an indexer answers it for a coin it has only just seen: all that the chain holds, but neither
   * image nor description, which live behind `json_uri`.
   */
  getAsset: (chain, params) => {
    const address = asAddress(asConfig(Array.isArray(params.raw) ? params.raw[0] : params.raw).id);
    const account = chain.vm.account(address);
    const mint = readMint(account);
    if (!account || !mint) throw new RpcError(rpcCode.assetNotFound, "Asset Not Found");
    const metadata = readTokenMetadata(mint.extensions);
    const [name, symbol] = [clean(metadata?.name), clean(metadata?.symbol)];
    return {
      interface: "FungibleToken",
      id: address,
      content: {
        $schema: "https://schema.metaplex.com/nft1.0.json",
        json_uri: metadata?.uri ?? "",
        files: [],
        metadata: { name, symbol, token_standard: "Fungible" },
        links: {},
      },
      authorities: [],
      creators: [],
      mutable: metadata?.updateAuthority != null,
      burnt: false,
      token_info: {
        supply: Number(mint.supply),
        decimals: mint.decimals,
        token_program: account.owner,
        ...(mint.mintAuthority && { mint_authority: mint.mintAuthority }),
        ...(mint.freezeAuthority && { freeze_authority: mint.freezeAuthority }),
      },
      ...(metadata && {
        mint_extensions: {
          metadata: {
            name,
            symbol,
            uri: metadata.uri,
            mint: address,
            update_authority: metadata.updateAuthority,
          },
          metadata_pointer: pointer(readMetadataPointer(mint.extensions)),
        },
      }),
    };
  },
};

const clean = (text = "") => text.replace(/^[\s\0]+|[\s\0]+$/g, "");

const pointer = (value: ReturnType<typeof readMetadataPointer>) =>
  value && { authority: value.authority, metadata_address: value.metadataAddress };
