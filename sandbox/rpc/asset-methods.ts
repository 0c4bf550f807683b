import { readMint, readTokenAccount, TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from "../chain/token-accounts.ts";
import { readMetadataPointer, readTokenMetadata } from "../chain/token-extensions.ts";
import type { Vm } from "../chain/vm.ts";
import type { Methods } from "./method.ts";
import { asAddress, asConfig, asWhole, type Config, type Params } from "./params.ts";
import { invalidParams, RpcError, rpcCode, tooManyInputs } from "./rpc-error.ts";

const MAX_BATCH = 1_000;
const MAX_PAGE = 1_000;

/** The DAS calls, which take their parameters by name. */
export const assetMethods: Methods = {
  getAsset: (chain, params) => {
    const asset = describeAsset(chain.vm, asAddress(namedOf(params).id));
    if (!asset) throw new RpcError(rpcCode.assetNotFound, "Asset Not Found");
    return asset;
  },

  getAssetBatch: (chain, params) => {
    const { ids } = namedOf(params);
    if (!Array.isArray(ids)) throw invalidParams("ids must be an array");
    if (ids.length > MAX_BATCH) throw tooManyInputs(MAX_BATCH);
    return ids.map((id) => describeAsset(chain.vm, asAddress(id)) ?? null);
  },

  /** Every coin of the sandbox is fungible, and an indexer lists those only where it is asked to. */
  getAssetsByOwner: (chain, params) => {
    const named = namedOf(params);
    const { showFungible } = asConfig(named.options ?? named.displayOptions);
    const owner = asAddress(named.ownerAddress);
    return pageOf(named, showFungible === true ? assetsOf(chain.vm, owner) : [], "items");
  },

  searchAssets: (chain, params) => {
    const named = namedOf(params);
    const { ownerAddress, tokenType } = named;
    const isFungible = tokenType === "fungible" || tokenType === "all";
    const found = isFungible ? assetsOf(chain.vm, asAddress(ownerAddress)) : [];
    return pageOf(named, found, "items");
  },

  getTokenAccounts: (chain, params) => {
    const named = namedOf(params);
    const mint = named.mint === undefined ? undefined : asAddress(named.mint);
    const owner = named.owner === undefined ? undefined : asAddress(named.owner);
    if (mint === undefined && owner === undefined) throw invalidParams("mint or owner must be given");
    const { showZeroBalance } = asConfig(named.options ?? named.displayOptions);
    const found = holdings(chain.vm)
      .filter(({ token }) => mint === undefined || token.mint === mint)
      .filter(({ token }) => owner === undefined || token.owner === owner)
      .filter(({ token }) => showZeroBalance === true || token.amount > 0n)
      .map(({ address, token }) => ({
        address,
        mint: token.mint,
        owner: token.owner,
        amount: Number(token.amount),
        delegated_amount: Number(token.delegatedAmount),
        frozen: token.state === "frozen",
      }));
    return pageOf(named, found, "token_accounts");
  },
};

const namedOf = ({ raw }: Params): Config => asConfig(Array.isArray(raw) ? raw[0] : raw);

function pageOf(named: Config, found: unknown[], name: "items" | "token_accounts") {
  const page = asWhole(named.page ?? 1, "page");
  const limit = asWhole(named.limit ?? MAX_PAGE, "limit");
  if (page === 0 || limit > MAX_PAGE) throw invalidParams(`pages count from 1 and hold at most ${MAX_PAGE}`);
  const shown = found.slice((page - 1) * limit, page * limit);
  return { total: shown.length, limit, page, [name]: shown };
}

const holdings = (vm: Vm) =>
  [TOKEN_PROGRAM, TOKEN_2022_PROGRAM]
    .flatMap((program) => vm.accountsOf(program))
    .flatMap(({ address, account }) => {
      const token = readTokenAccount(account);
      return token ? [{ address, token }] : [];
    })
    .sort((left, right) => (left.address < right.address ? -1 : 1));

/** What an owner holds of each coin, with the balance that an indexer adds. */
const assetsOf = (vm: Vm, owner: string) =>
  holdings(vm)
    .filter(({ token }) => token.owner === owner && token.amount > 0n)
    .flatMap(({ address, token }) => {
      const asset = describeAsset(vm, token.mint);
      if (!asset) return [];
      const held = { balance: Number(token.amount), associated_token_address: address };
      return [{ ...asset, token_info: { ...asset.token_info, ...held } }];
    });

/**
 * A coin as an indexer describes one it has only just seen: all that the chain holds, but neither image nor
 * description, which live behind `json_uri`.
 */
function describeAsset(vm: Vm, address: string) {
  const account = vm.account(address);
  const mint = readMint(account);
  if (!account || !mint) return;
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
}

const clean = (text = "") => text.replace(/^[\s\0]+|[\s\0]+$/g, "");

const pointer = (value: ReturnType<typeof readMetadataPointer>) =>
  value && { authority: value.authority, metadata_address: value.metadataAddress };
