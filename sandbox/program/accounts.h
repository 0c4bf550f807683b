// What the launchpad keeps on the chain, byte for byte, and what it asks of the accounts that it is handed.
#pragma once
#include "addresses.gen.h"
#include "runtime.h"

/** The launchpad's own errors, by the numbers that its callers know. */
enum {
  NOT_AUTHORIZED = 6000,
  TOO_MUCH_SOL_REQUIRED = 6002,
  TOO_LITTLE_SOL_RECEIVED = 6003,
  CURVE_COMPLETE = 6005,
  BUY_ZERO = 6020,
  NOT_ENOUGH_TOKENS_TO_BUY = 6021,
  SELL_ZERO = 6022,
  NOT_ENOUGH_TOKENS_TO_SELL = 6023,
  OVERFLOW = 6024,
  NOT_ENOUGH_REMAINING_ACCOUNTS = 6027,
  CREATOR_IS_ZERO = 6030,
  NOT_ENOUGH_SOL_FOR_FEES = 6041,
  BELOW_MIN_TOKENS_OUT = 6042,
  NAME_TOO_LONG = 6043,
  SYMBOL_TOO_LONG = 6044,
  URI_TOO_LONG = 6045,
  CREATE_V2_DISABLED = 6046,
  MAYHEM_MODE_DISABLED = 6048,
  SHARING_CONFIG_NOT_ACTIVE = 6051,
  BUYBACK_RECIPIENT_NOT_AUTHORIZED = 6057,
  BUYBACK_RECIPIENT_MISSING = 6062,
  UNSUPPORTED_QUOTE_MINT = 6063,
  INVALID_CURVE_V2 = 6074,
  CASHBACK_DEPRECATED = 6082,
  HOLDER_REWARD_DISABLED = 6084,
  CASHBACK_COIN_NOT_SUPPORTED = 6094,
  CREATOR_FEES_NOT_SWEPT = 6095,
};

typedef struct __attribute__((packed)) {
  u64 discriminator;
  bool initialized;
  Key authority;
  Key fee_recipient;
  u64 initial_virtual_tokens;
  u64 initial_virtual_quote;
  u64 initial_real_tokens;
  u64 supply;
  u64 fee_bps;
  Key withdraw_authority;
  bool enable_migrate;
  u64 pool_migration_fee;
  u64 creator_fee_bps;
  Key fee_recipients[7];
  Key set_creator_authority;
  Key admin_set_creator_authority;
  bool create_v2_enabled;
  Key whitelist;
  Key reserved_fee_recipient;
  bool mayhem_mode_enabled;
  Key reserved_fee_recipients[7];
  bool is_cashback_enabled;
  Key buyback_fee_recipients[8];
  u64 buyback_bps;
  u64 initial_virtual_other_quote;
  Key whitelisted_quote_mint;
  bool creator_fee_configurable;
  u64 max_creator_fee_bps;
  Key holder_reward_claim_authority;
  bool is_holder_reward_enabled;
} Global;

#define CURVE DISCRIMINATOR(17b7f83760d8ac60)

typedef struct __attribute__((packed)) {
  u64 discriminator;
  u64 virtual_tokens;
  u64 virtual_quote;
  u64 real_tokens;
  u64 real_quote;
  u64 supply;
  bool complete;
  Key creator;
  bool is_mayhem_mode;
  bool is_cashback_coin;
  Key quote_mint;
  u64 creator_fee_bps;
  bool can_edit_creator_fee;
  bool is_holder_reward;
  u64 creator_fee;
  u64 protocol_fees;
  u8 depth;
  u64 initial_virtual_quote;
  u64 post_complete_base_out;
  u64 post_complete_quote;
} Curve;

_Static_assert(sizeof(Curve) == 166, "a curve has the size that the launchpad gave it in October 2026");

#define VOLUME DISCRIMINATOR(56ff700e66359afa)

typedef struct __attribute__((packed)) {
  u64 discriminator;
  Key user;
  bool needs_claim;
  u64 unclaimed_tokens;
  u64 claimed_tokens;
  u64 sol_volume;
  i64 last_update;
  u8 rest[64];
} Volume;

_Static_assert(sizeof(Volume) == 137, "what a wallet pays rent for at its first purchase");

/** Rates of the fee program's account, in its first tier: that tier is all that the sandbox has. */
typedef struct __attribute__((packed)) {
  u64 discriminator;
  u8 bump;
  Key admin;
  u64 flat[3];
  u32 tiers;
  u64 threshold[2];
  u64 pool_bps;
  u64 protocol_bps;
  u64 creator_bps;
} FeeConfig;

/** Token-2022's instructions, by their numbers and by the names of the interface for metadata. */
enum {
  TOKEN_SET_AUTHORITY = 6,
  TOKEN_MINT_TO = 7,
  TOKEN_TRANSFER_CHECKED = 12,
  TOKEN_INITIALIZE_MINT_2 = 20,
  TOKEN_METADATA_POINTER = 39,
};
#define INITIALIZE_METADATA DISCRIMINATOR(d2e11ea258b84d8d)
#define UPDATE_METADATA_AUTHORITY DISCRIMINATOR(d7e4a6e45464567b)
#define DECIMALS 6

static const Global *global_of(const Account *account) { return (const Global *)account->data; }
static Curve *curve_of(const Account *account) { return (Curve *)account->data; }

/** A curve of this program, of this mint; its bump is in `state->bump` afterwards. */
static u64 check_curve(const Account *curve, const Account *mint) {
  const Slice seeds[] = {SEED("bonding-curve"), KEY_SEED(mint->key)};
  REQUIRE(is_derived(curve, seeds, 2), WRONG_SEEDS);
  REQUIRE(same_key(curve->owner, state->program), NOT_INITIALIZED);
  REQUIRE(curve->is_writable, NOT_WRITABLE);
  return 0;
}

static u64 check_program(const Account *account, const Key *program) {
  REQUIRE(same_key(account->key, program), WRONG_PROGRAM);
  return 0;
}

static u64 check_address(const Account *account, const Key *address) {
  REQUIRE(same_key(account->key, address), WRONG_SEEDS);
  return 0;
}

/** A wallet that signs and whose balance changes. */
static u64 check_payer(const Account *account) {
  REQUIRE(account->is_signer, NOT_A_SIGNER);
  REQUIRE(account->is_writable, NOT_WRITABLE);
  return 0;
}

/** The System program's instructions, by their numbers. */
enum { SYSTEM_ASSIGN = 1, SYSTEM_TRANSFER = 2, SYSTEM_ALLOCATE = 8 };

static void transfer_sol(const Account *from, const Account *to, u64 lamports) {
  if (lamports == 0) return;
  begin_call(&SYSTEM_PROGRAM);
  with_account(from, true, true);
  with_account(to, true, false);
  with_u32(SYSTEM_TRANSFER);
  with_u64(lamports);
  invoke();
}

/** Out of an account of this program, or between such and any other. */
static void move_lamports(const Account *from, const Account *to, u64 lamports) {
  *from->lamports -= lamports;
  *to->lamports += lamports;
}

/** An account to be: so many bytes, and kept alive for `rent_bytes`. */
typedef struct {
  const Account *payer;
  const Account *account;
  const Key *owner;
  u64 space;
  u64 rent_bytes;
} NewAccount;

/** Money that lies there already is no hindrance. `seeds` are NULL where the account signs itself. */
static void create_account(const NewAccount *new, const Slice *seeds, u64 seed_count) {
  const u64 needed = rent(new->rent_bytes);
  if (*new->account->lamports < needed) {
    transfer_sol(new->payer, new->account, needed - *new->account->lamports);
  }
  begin_call(&SYSTEM_PROGRAM);
  with_account(new->account, true, true);
  with_u32(SYSTEM_ALLOCATE);
  with_u64(new->space);
  invoke_signed(seeds, seed_count);
  begin_call(&SYSTEM_PROGRAM);
  with_account(new->account, true, true);
  with_u32(SYSTEM_ASSIGN);
  with_key(new->owner);
  invoke_signed(seeds, seed_count);
}

/** Begins what this program tells the world: a call to itself that only it can sign. */
static void begin_event(u64 discriminator) {
  begin_call(&LAUNCHPAD_PROGRAM);
  with_u64(DISCRIMINATOR(e445a52e51cb9a1d));
  with_u64(discriminator);
}

static void emit_event(const Account *event_authority) {
  const Slice seeds[] = {SEED("__event_authority"), {&EVENT_AUTHORITY_BUMP, 1}};
  with_account(event_authority, false, true);
  invoke_signed(seeds, 2);
}

/** The two accounts by which every instruction here ends, or nearly. */
static u64 check_event_accounts(const Account *event_authority, const Account *program) {
  TRY(check_address(event_authority, &EVENT_AUTHORITY));
  return check_program(program, state->program);
}
