// create_v2: a Token-2022 mint that carries its own metadata, its whole supply on a curve.
#pragma once
#include "accounts.h"

/** A mint with a metadata pointer, before its metadata is written. */
#define MINT_BYTES 234
#define MAX_NAME 32
#define MAX_SYMBOL 13
#define MAX_URI 200

enum {
  MINT,
  MINT_AUTHORITY_SEAT,
  CURVE_SEAT,
  CURVE_TOKENS,
  GLOBAL_SEAT,
  USER,
  SYSTEM_SEAT,
  TOKEN_SEAT,
  ASSOCIATED_TOKEN_SEAT,
  MAYHEM_SEAT,
  GLOBAL_PARAMS,
  SOL_VAULT,
  MAYHEM_STATE,
  MAYHEM_TOKENS,
  EVENT_AUTHORITY_SEAT,
  PROGRAM_SEAT,
  CREATE_ACCOUNTS,
};

typedef struct {
  Slice name;
  Slice symbol;
  Slice uri;
  Key creator;
  bool is_holder_reward;
} NewCoin;

/** Callers of different ages leave out different ends: 1, 2, 10 or 11 bytes follow the creator. */
static u64 read_new_coin(NewCoin *coin) {
  REQUIRE(take_text(&coin->name), UNREADABLE_INSTRUCTION);
  REQUIRE(take_text(&coin->symbol), UNREADABLE_INSTRUCTION);
  REQUIRE(take_text(&coin->uri), UNREADABLE_INSTRUCTION);
  const u8 *creator = take(sizeof(Key));
  REQUIRE(creator, UNREADABLE_INSTRUCTION);
  sol_memcpy_(&coin->creator, creator, sizeof(Key));

  bool is_mayhem_mode, is_cashback;
  u64 creator_fee_bps;
  REQUIRE(take_flag(&is_mayhem_mode, false), UNREADABLE_INSTRUCTION);
  REQUIRE(take_flag(&is_cashback, true), UNREADABLE_INSTRUCTION);
  // A rate of the coin's own counts for other currencies than SOL alone.
  REQUIRE(state->left == 0 || take_u64(&creator_fee_bps), UNREADABLE_INSTRUCTION);
  REQUIRE(take_flag(&coin->is_holder_reward, true), UNREADABLE_INSTRUCTION);

  REQUIRE(coin->name.length <= MAX_NAME, NAME_TOO_LONG);
  REQUIRE(coin->symbol.length <= MAX_SYMBOL, SYMBOL_TOO_LONG);
  REQUIRE(coin->uri.length <= MAX_URI, URI_TOO_LONG);
  REQUIRE(!same_key(&coin->creator, &SYSTEM_PROGRAM), CREATOR_IS_ZERO);
  REQUIRE(!is_mayhem_mode, MAYHEM_MODE_DISABLED);
  REQUIRE(!is_cashback, CASHBACK_DEPRECATED);
  return 0;
}

static u64 check_create_accounts(void) {
  REQUIRE(state->count >= CREATE_ACCOUNTS, TOO_FEW_ACCOUNTS);
  TRY(check_payer(account_at(MINT)));
  TRY(check_payer(account_at(USER)));
  TRY(check_address(account_at(MINT_AUTHORITY_SEAT), &MINT_AUTHORITY));
  TRY(check_address(account_at(GLOBAL_SEAT), &GLOBAL));
  TRY(check_program(account_at(SYSTEM_SEAT), &SYSTEM_PROGRAM));
  TRY(check_program(account_at(TOKEN_SEAT), &TOKEN_2022));
  TRY(check_program(account_at(ASSOCIATED_TOKEN_SEAT), &ASSOCIATED_TOKEN_PROGRAM));
  TRY(check_address(account_at(MAYHEM_SEAT), &MAYHEM_PROGRAM));
  TRY(check_event_accounts(account_at(EVENT_AUTHORITY_SEAT), account_at(PROGRAM_SEAT)));
  if (state->count == CREATE_ACCOUNTS) return 0;
  // Accounts beyond these name another currency. The sandbox trades in SOL alone.
  REQUIRE(state->count >= CREATE_ACCOUNTS + 3, NOT_ENOUGH_REMAINING_ACCOUNTS);
  REQUIRE(same_key(account_at(CREATE_ACCOUNTS)->key, &WRAPPED_SOL), UNSUPPORTED_QUOTE_MINT);
  return 0;
}

static void begin_token_call(u8 instruction) {
  begin_call(&TOKEN_2022);
  with_account(account_at(MINT), true, false);
  with_u8(instruction);
}

static void begin_metadata_call(u64 discriminator) {
  begin_call(&TOKEN_2022);
  with_account(account_at(MINT), true, false);
  with_u64(discriminator);
}

static void sign_as_mint_authority(void) {
  const Slice seeds[] = {SEED("mint-authority"), {&MINT_AUTHORITY_BUMP, 1}};
  invoke_signed(seeds, 2);
}

/** Type, length, two keys, three texts and an empty list. */
static u64 metadata_bytes(const NewCoin *coin) {
  return 4 + 64 + 4 + coin->name.length + 4 + coin->symbol.length + 4 + coin->uri.length + 4;
}

static void make_mint(const NewCoin *coin) {
  const Account *mint = account_at(MINT);
  const Account *authority = account_at(MINT_AUTHORITY_SEAT);
  // Written later, and paid for now: the metadata.
  const u64 size = MINT_BYTES + metadata_bytes(coin);
  create_account(&(NewAccount){account_at(USER), mint, &TOKEN_2022, MINT_BYTES, size}, NULL, 0);

  // The mint itself holds its metadata, and nobody can point it elsewhere.
  begin_token_call(TOKEN_METADATA_POINTER);
  with_u8(0);
  with_key(&SYSTEM_PROGRAM);
  with_key(mint->key);
  invoke();

  // The last byte says that nobody may freeze.
  begin_token_call(TOKEN_INITIALIZE_MINT_2);
  with_u8(DECIMALS);
  with_key(authority->key);
  with_u8(0);
  invoke();

  begin_metadata_call(INITIALIZE_METADATA);
  with_account(authority, false, false);
  with_account(mint, false, false);
  with_account(authority, false, true);
  with_text(&coin->name);
  with_text(&coin->symbol);
  with_text(&coin->uri);
  sign_as_mint_authority();
}

/** Puts the whole supply on the curve. Then nobody may make more, nor change what the coin says of itself. */
static void fill_curve(u64 supply) {
  const Account *authority = account_at(MINT_AUTHORITY_SEAT);
  begin_call(&ASSOCIATED_TOKEN_PROGRAM);
  with_account(account_at(USER), true, true);
  with_account(account_at(CURVE_TOKENS), true, false);
  with_account(account_at(CURVE_SEAT), false, false);
  with_account(account_at(MINT), false, false);
  with_account(account_at(SYSTEM_SEAT), false, false);
  with_account(account_at(TOKEN_SEAT), false, false);
  with_u8(0);
  invoke();

  begin_token_call(TOKEN_MINT_TO);
  with_account(account_at(CURVE_TOKENS), true, false);
  with_account(authority, false, true);
  with_u64(supply);
  sign_as_mint_authority();

  begin_token_call(TOKEN_SET_AUTHORITY);
  with_account(authority, false, true);
  with_u8(0);
  with_u8(0);
  sign_as_mint_authority();

  begin_metadata_call(UPDATE_METADATA_AUTHORITY);
  with_account(authority, false, true);
  with_key(&SYSTEM_PROGRAM);
  sign_as_mint_authority();
}

static void lay_curve(const NewCoin *coin, const Global *global) {
  Curve *curve = curve_of(account_at(CURVE_SEAT));
  curve->discriminator = CURVE;
  curve->virtual_tokens = global->initial_virtual_tokens;
  curve->virtual_quote = global->initial_virtual_quote;
  curve->real_tokens = global->initial_real_tokens;
  curve->supply = global->supply;
  curve->creator = coin->creator;
  curve->is_holder_reward = coin->is_holder_reward;
  curve->initial_virtual_quote = global->initial_virtual_quote;
}

static void tell_of_creation(const NewCoin *coin) {
  const Curve *curve = curve_of(account_at(CURVE_SEAT));
  begin_event(DISCRIMINATOR(1b72a94ddeeb6376));
  with_text(&coin->name);
  with_text(&coin->symbol);
  with_text(&coin->uri);
  with_key(account_at(MINT)->key);
  with_key(account_at(CURVE_SEAT)->key);
  with_key(account_at(USER)->key);
  with_key(&curve->creator);
  with_u64(now());
  with_u64(curve->virtual_tokens);
  with_u64(curve->virtual_quote);
  with_u64(curve->real_tokens);
  with_u64(curve->supply);
  with_key(&TOKEN_2022);
  with_u8(curve->is_mayhem_mode);
  with_u8(curve->is_cashback_coin);
  with_key(&curve->quote_mint);
  with_u64(curve->virtual_quote);
  with_u64(curve->creator_fee_bps);
  with_u8(curve->is_holder_reward);
  with_u8(curve->depth);
  emit_event(account_at(EVENT_AUTHORITY_SEAT));
}

static u64 create_v2(void) {
  NewCoin coin;
  TRY(check_create_accounts());
  TRY(read_new_coin(&coin));
  const Global *global = global_of(account_at(GLOBAL_SEAT));
  REQUIRE(global->create_v2_enabled, CREATE_V2_DISABLED);
  const Key *mint = account_at(MINT)->key;
  if (coin.is_holder_reward) {
    // The creator that was named is forgotten: every fee goes to the coin's holders, for ever.
    REQUIRE(global->is_holder_reward_enabled, HOLDER_REWARD_DISABLED);
    const Slice seeds[] = {SEED("holder-rewards"), KEY_SEED(mint)};
    is_derived(account_at(MINT), seeds, 2);
    coin.creator = state->derived;
  }
  const Account *curve = account_at(CURVE_SEAT);
  const Slice seeds[] = {SEED("bonding-curve"), KEY_SEED(mint), {&state->bump, 1}};
  REQUIRE(is_derived(curve, seeds, 2), WRONG_SEEDS);
  make_mint(&coin);
  const NewAccount new = {account_at(USER), curve, state->program, sizeof(Curve), sizeof(Curve)};
  create_account(&new, seeds, 3);
  fill_curve(global->supply);
  lay_curve(&coin, global);
  tell_of_creation(&coin);
  return 0;
}

/** The price at which coins begin, as the launchpad's authority sets it. What callers send beyond it is not read. */
static u64 set_params(void) {
  REQUIRE(state->count >= 2, TOO_FEW_ACCOUNTS);
  TRY(check_address(account_at(0), &GLOBAL));
  REQUIRE(account_at(0)->is_writable, NOT_WRITABLE);
  REQUIRE(account_at(1)->is_signer, NOT_A_SIGNER);
  Global *global = (Global *)account_at(0)->data;
  REQUIRE(same_key(account_at(1)->key, &global->authority), NOT_AUTHORIZED);
  u64 tokens, quote;
  REQUIRE(take_u64(&tokens) && take_u64(&quote), UNREADABLE_INSTRUCTION);
  global->initial_virtual_tokens = tokens;
  global->initial_virtual_quote = quote;
  return 0;
}
