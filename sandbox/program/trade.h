// Buying from a curve and selling to it. The first and second instructions pay fees out at once. The third
// ones leave them on the curve until somebody sweeps them.
#pragma once
#include "accounts.h"

#define BASIS 10000
#define NONE 0xff

/** Where each account sits among those of an instruction. */
typedef struct {
  u8 count;
  u8 global;
  u8 mint;
  u8 curve;
  u8 curve_tokens;
  u8 user;
  u8 user_tokens;
  u8 token_program;
  u8 system_program;
  u8 fee_config;
  u8 event_authority;
  u8 program;
  u8 volume;
  u8 fee_recipient;
  u8 creator_vault;
  u8 quote_mint;
  u8 buyback;
} Seats;

static const Seats buy_seats = {16, 0, 2, 3, 4, 6, 5, 8, 7, 14, 10, 11, 13, 1, 9, NONE, NONE};
static const Seats sell_seats = {14, 0, 2, 3, 4, 6, 5, 9, 7, 12, 10, 11, NONE, 1, 8, NONE, NONE};
static const Seats buy_v2_seats = {27, 0, 1, 10, 11, 13, 14, 3, 24, 22, 25, 26, 20, 6, 16, 2, 8};
static const Seats sell_v2_seats = {26, 0, 1, 10, 11, 13, 14, 3, 23, 21, 24, 25, 19, 6, 16, 2, 8};
static const Seats v3_seats = {17, 0, 1, 5, 6, 8, 9, 3, 14, 12, 15, 16, 11, NONE, NONE, 2, 13};

typedef struct {
  /** What the event calls this instruction. */
  const Slice *name;
  bool is_buy;
  /** Fees stay on the curve. */
  bool keeps_fees;
  u64 tokens;
  /** Lamports into the curve or out of it, without fees. */
  u64 quote;
  u64 protocol_bps;
  u64 creator_bps;
  u64 protocol_fee;
  u64 creator_fee;
  u8 curve_bump;
  const Account *global;
  const Account *mint;
  const Account *curve_account;
  const Account *curve_tokens;
  const Account *user;
  const Account *user_tokens;
  const Account *event_authority;
  /** NULL where this instruction has none. */
  const Account *volume;
  const Account *fee_recipient;
  const Account *creator_vault;
  Curve *curve;
} Trade;

static bool is_one_of(const Key *key, const Key *list, u64 count) {
  for (u64 at = 0; at < count; at++) {
    if (same_key(key, &list[at])) return true;
  }
  return false;
}

static u64 check_tokens(const Account *tokens, const Key *mint, const Key *owner) {
  REQUIRE(same_key(tokens->owner, &TOKEN_2022), NOT_INITIALIZED);
  REQUIRE(same_key((const Key *)tokens->data, mint), WRONG_MINT);
  REQUIRE(same_key((const Key *)(tokens->data + sizeof(Key)), owner), WRONG_TOKEN_OWNER);
  return 0;
}

static u64 token_amount(const Account *tokens) {
  u64 amount;
  sol_memcpy_(&amount, tokens->data + 64, sizeof(amount));
  return amount;
}

static u64 seat_accounts(Trade *trade, const Seats *seats) {
  REQUIRE(state->count >= seats->count, TOO_FEW_ACCOUNTS);
  trade->global = account_at(seats->global);
  trade->mint = account_at(seats->mint);
  trade->curve_account = account_at(seats->curve);
  trade->curve_tokens = account_at(seats->curve_tokens);
  trade->user = account_at(seats->user);
  trade->user_tokens = account_at(seats->user_tokens);
  trade->event_authority = account_at(seats->event_authority);
  trade->volume = seats->volume == NONE ? NULL : account_at(seats->volume);
  trade->fee_recipient = seats->fee_recipient == NONE ? NULL : account_at(seats->fee_recipient);
  trade->creator_vault = seats->creator_vault == NONE ? NULL : account_at(seats->creator_vault);
  trade->curve = curve_of(trade->curve_account);
  trade->keeps_fees = seats->creator_vault == NONE;
  TRY(check_address(trade->global, &GLOBAL));
  TRY(check_address(account_at(seats->fee_config), &FEE_CONFIG));
  TRY(check_program(account_at(seats->token_program), &TOKEN_2022));
  TRY(check_program(account_at(seats->system_program), &SYSTEM_PROGRAM));
  TRY(check_event_accounts(trade->event_authority, account_at(seats->program)));
  const FeeConfig *rates = (const FeeConfig *)account_at(seats->fee_config)->data;
  trade->protocol_bps = rates->protocol_bps;
  trade->creator_bps = rates->creator_bps;
  return 0;
}

static u64 check_parties(Trade *trade) {
  const Key *mint = trade->mint->key;
  TRY(check_payer(trade->user));
  TRY(check_curve(trade->curve_account, trade->mint));
  trade->curve_bump = state->bump;
  REQUIRE(!trade->curve->complete, CURVE_COMPLETE);
  TRY(check_tokens(trade->curve_tokens, mint, trade->curve_account->key));
  TRY(check_tokens(trade->user_tokens, mint, trade->user->key));
  if (trade->volume) {
    const Slice seeds[] = {SEED("user_volume_accumulator"), KEY_SEED(trade->user->key)};
    REQUIRE(is_derived(trade->volume, seeds, 2), WRONG_SEEDS);
  }
  return 0;
}

/** The first trades end with two accounts that their interface does not name. */
static u64 check_last_accounts(const Trade *trade, const Seats *seats) {
  REQUIRE(state->count > seats->count, INVALID_CURVE_V2);
  REQUIRE(state->count > (u64)seats->count + 1, BUYBACK_RECIPIENT_MISSING);
  const Slice second_curve[] = {SEED("bonding-curve-v2"), KEY_SEED(trade->mint->key)};
  REQUIRE(is_derived(account_at(state->count - 2), second_curve, 2), INVALID_CURVE_V2);
  return 0;
}

static u64 check_recipients(const Trade *trade, const Seats *seats) {
  const Global *global = global_of(trade->global);
  if (trade->keeps_fees) {
    REQUIRE(!trade->curve->is_cashback_coin, CASHBACK_COIN_NOT_SUPPORTED);
  } else {
    const Key *recipient = trade->fee_recipient->key;
    REQUIRE(same_key(recipient, &global->fee_recipient) || is_one_of(recipient, global->fee_recipients, 7),
            NOT_AUTHORIZED);
    const Slice vault[] = {SEED("creator-vault"), KEY_SEED(&trade->curve->creator)};
    REQUIRE(is_derived(trade->creator_vault, vault, 2), WRONG_SEEDS);
  }
  if (seats->quote_mint == NONE) {
    TRY(check_last_accounts(trade, seats));
  } else {
    REQUIRE(same_key(account_at(seats->quote_mint)->key, &WRAPPED_SOL), UNSUPPORTED_QUOTE_MINT);
  }
  const Account *buyback = account_at(seats->buyback == NONE ? state->count - 1 : seats->buyback);
  REQUIRE(is_one_of(buyback->key, global->buyback_fee_recipients, 8), BUYBACK_RECIPIENT_NOT_AUTHORIZED);
  return 0;
}

static u64 begin_trade(Trade *trade, const Seats *seats) {
  TRY(seat_accounts(trade, seats));
  TRY(check_parties(trade));
  return check_recipients(trade, seats);
}

static u64 fee_of(u64 lamports, u64 bps) { return (lamports * bps + BASIS - 1) / BASIS; }

static void charge_fees(Trade *trade) {
  trade->protocol_fee = fee_of(trade->quote, trade->protocol_bps);
  trade->creator_fee = fee_of(trade->quote, trade->creator_bps);
}

static u64 fees(const Trade *trade) { return trade->protocol_fee + trade->creator_fee; }

/** What so many tokens cost, rounded up. */
static u64 price_tokens(Trade *trade) {
  const Curve *curve = trade->curve;
  REQUIRE(trade->tokens <= curve->real_tokens, NOT_ENOUGH_TOKENS_TO_BUY);
  const u64 left = curve->virtual_tokens - trade->tokens;
  REQUIRE(mul_div(trade->tokens, curve->virtual_quote, left, &trade->quote), OVERFLOW);
  trade->quote += 1;
  charge_fees(trade);
  return 0;
}

/** How many tokens a budget buys, fees included in it. */
static u64 price_budget(Trade *trade, u64 budget) {
  const Curve *curve = trade->curve;
  REQUIRE(mul_div(budget, BASIS, BASIS + trade->protocol_bps + trade->creator_bps, &trade->quote), OVERFLOW);
  charge_fees(trade);
  if (trade->quote + fees(trade) > budget) trade->quote = budget - fees(trade);
  REQUIRE(trade->quote > 1, NOT_ENOUGH_SOL_FOR_FEES);
  const u64 paid = trade->quote - 1;
  REQUIRE(mul_div(paid, curve->virtual_tokens, curve->virtual_quote + paid, &trade->tokens), OVERFLOW);
  return 0;
}

static void move_tokens(const Trade *trade, const Account *from, const Account *to) {
  const Account *authority = trade->is_buy ? trade->curve_account : trade->user;
  const Slice seeds[] = {SEED("bonding-curve"), KEY_SEED(trade->mint->key), {&trade->curve_bump, 1}};
  begin_call(&TOKEN_2022);
  with_account(from, true, false);
  with_account(trade->mint, false, false);
  with_account(to, true, false);
  with_account(authority, false, true);
  with_u8(TOKEN_TRANSFER_CHECKED);
  with_u64(trade->tokens);
  with_u8(DECIMALS);
  invoke_signed(seeds, trade->is_buy ? 3 : 0);
}

/** A vault below its rent would fail the whole transaction, so whoever brings its first fee fills it up. */
static void fill_vault(const Account *payer, const Account *vault, u64 coming) {
  if (coming > 0 && *vault->lamports < rent(0)) transfer_sol(payer, vault, rent(0) - *vault->lamports);
}

static void keep_fees(const Trade *trade) {
  trade->curve->protocol_fees += trade->protocol_fee;
  trade->curve->creator_fee += trade->creator_fee;
}

static void count_volume(const Trade *trade) {
  const Account *account = trade->volume;
  if (!account) return;
  Volume *volume = (Volume *)account->data;
  if (same_key(account->owner, &SYSTEM_PROGRAM)) {
    const Slice seeds[] = {SEED("user_volume_accumulator"), KEY_SEED(trade->user->key), {&state->bump, 1}};
    is_derived(account, seeds, 2);
    const NewAccount new = {trade->user, account, state->program, sizeof(Volume), sizeof(Volume)};
    create_account(&new, seeds, 3);
    volume->discriminator = VOLUME;
    volume->user = *trade->user->key;
  }
  volume->sol_volume += trade->quote;
  volume->last_update = now();
}

static void tell_of_trade(const Trade *trade) {
  const Curve *curve = trade->curve;
  const Volume *volume = trade->volume ? (const Volume *)trade->volume->data : NULL;
  begin_event(DISCRIMINATOR(bddb7fd34ee661ee));
  with_key(trade->mint->key);
  with_u64(trade->quote);
  with_u64(trade->tokens);
  with_u8(trade->is_buy);
  with_key(trade->user->key);
  with_u64(now());
  with_u64(curve->virtual_quote);
  with_u64(curve->virtual_tokens);
  with_u64(curve->real_quote);
  with_u64(curve->real_tokens);
  // No recipient says that the fee waits on the curve.
  with_key(trade->keeps_fees ? &SYSTEM_PROGRAM : trade->fee_recipient->key);
  with_u64(trade->protocol_bps);
  with_u64(trade->protocol_fee);
  with_key(&curve->creator);
  with_u64(trade->creator_bps);
  with_u64(trade->creator_fee);
  with_u8(volume != NULL);
  with_u64(0);
  with_u64(0);
  with_u64(volume ? volume->sol_volume : 0);
  with_u64(volume ? (u64)volume->last_update : 0);
  with_text(trade->name);
  with_u8(curve->is_mayhem_mode);
  for (int cashback_and_buyback = 0; cashback_and_buyback < 4; cashback_and_buyback++) with_u64(0);
  with_u32(0);
  with_key(&curve->quote_mint);
  with_u64(trade->quote);
  with_u64(curve->virtual_quote);
  with_u64(curve->real_quote);
  with_u64(curve->is_holder_reward ? trade->creator_bps : 0);
  with_u64(curve->is_holder_reward ? trade->creator_fee : 0);
  with_u64(curve->creator_fee);
  emit_event(trade->event_authority);
}

static void tell_of_completion(const Trade *trade) {
  begin_event(DISCRIMINATOR(5f72619cd42e9808));
  with_key(trade->user->key);
  with_key(trade->mint->key);
  with_key(trade->curve_account->key);
  with_u64(now());
  with_key(&trade->curve->quote_mint);
  emit_event(trade->event_authority);
}

static u64 settle_buy(Trade *trade) {
  Curve *curve = trade->curve;
  REQUIRE(trade->tokens > 0, BUY_ZERO);
  if (trade->keeps_fees) {
    transfer_sol(trade->user, trade->curve_account, trade->quote + fees(trade));
    keep_fees(trade);
  } else {
    transfer_sol(trade->user, trade->curve_account, trade->quote);
    transfer_sol(trade->user, trade->fee_recipient, trade->protocol_fee);
    fill_vault(trade->user, trade->creator_vault, trade->creator_fee);
    transfer_sol(trade->user, trade->creator_vault, trade->creator_fee);
  }
  move_tokens(trade, trade->curve_tokens, trade->user_tokens);
  curve->virtual_quote += trade->quote;
  curve->real_quote += trade->quote;
  curve->virtual_tokens -= trade->tokens;
  curve->real_tokens -= trade->tokens;
  curve->complete = curve->real_tokens == 0;
  count_volume(trade);
  tell_of_trade(trade);
  if (curve->complete) tell_of_completion(trade);
  return 0;
}

static u64 settle_sale(Trade *trade) {
  Curve *curve = trade->curve;
  move_tokens(trade, trade->user_tokens, trade->curve_tokens);
  curve->virtual_quote -= trade->quote;
  curve->real_quote -= trade->quote;
  curve->virtual_tokens += trade->tokens;
  curve->real_tokens += trade->tokens;
  if (trade->keeps_fees) {
    keep_fees(trade);
  } else {
    fill_vault(trade->user, trade->creator_vault, trade->creator_fee);
  }
  count_volume(trade);
  tell_of_trade(trade);
  // Last, since calls to other programs must find every balance as the chain knows it.
  move_lamports(trade->curve_account, trade->user, trade->quote - fees(trade));
  if (!trade->keeps_fees) {
    move_lamports(trade->curve_account, trade->fee_recipient, trade->protocol_fee);
    move_lamports(trade->curve_account, trade->creator_vault, trade->creator_fee);
  }
  return 0;
}

/** `buy`, `buy_v2` and `buy_v3`: so many tokens, for at most so many lamports, fees included. */
static u64 buy_tokens(const Seats *seats, const Slice *name) {
  Trade trade = {.name = name, .is_buy = true};
  u64 most;
  bool partial;
  REQUIRE(take_u64(&trade.tokens) && take_u64(&most) && take_flag(&partial, true), UNREADABLE_INSTRUCTION);
  TRY(begin_trade(&trade, seats));
  // The same byte of `buy` asks to count the volume, which is always done.
  const u64 left = trade.curve->real_tokens;
  if (trade.keeps_fees && partial && trade.tokens > left) trade.tokens = left;
  TRY(price_tokens(&trade));
  REQUIRE(trade.quote + fees(&trade) <= most, TOO_MUCH_SOL_REQUIRED);
  return settle_buy(&trade);
}

/** `buy_exact_sol_in` and its two successors: what a budget buys, at least so many tokens. */
static u64 buy_with_budget(const Seats *seats, const Slice *name) {
  Trade trade = {.name = name, .is_buy = true};
  u64 budget, least;
  bool partial;
  REQUIRE(take_u64(&budget) && take_u64(&least), UNREADABLE_INSTRUCTION);
  // The first interface puts a byte about the volume before the one about partial fills.
  REQUIRE(seats != &buy_seats || take_flag(&partial, true), UNREADABLE_INSTRUCTION);
  REQUIRE(take_flag(&partial, true), UNREADABLE_INSTRUCTION);
  TRY(begin_trade(&trade, seats));
  REQUIRE(budget > 0, BUY_ZERO);
  TRY(price_budget(&trade, budget));
  if (partial && trade.tokens > trade.curve->real_tokens) {
    trade.tokens = trade.curve->real_tokens;
    TRY(price_tokens(&trade));
  } else {
    REQUIRE(trade.tokens <= trade.curve->real_tokens, NOT_ENOUGH_TOKENS_TO_BUY);
    REQUIRE(trade.tokens >= least, BELOW_MIN_TOKENS_OUT);
  }
  return settle_buy(&trade);
}

/** `sell`, `sell_v2` and `sell_v3`: so many tokens, for at least so many lamports after fees. */
static u64 sell_tokens(const Seats *seats, const Slice *name) {
  Trade trade = {.name = name};
  u64 least;
  REQUIRE(take_u64(&trade.tokens) && take_u64(&least), UNREADABLE_INSTRUCTION);
  TRY(begin_trade(&trade, seats));
  REQUIRE(trade.tokens > 0, SELL_ZERO);
  REQUIRE(trade.tokens <= token_amount(trade.user_tokens), NOT_ENOUGH_TOKENS_TO_SELL);
  const Curve *curve = trade.curve;
  const u64 after = curve->virtual_tokens + trade.tokens;
  REQUIRE(mul_div(trade.tokens, curve->virtual_quote, after, &trade.quote), OVERFLOW);
  charge_fees(&trade);
  REQUIRE(trade.quote >= fees(&trade) && trade.quote - fees(&trade) >= least, TOO_LITTLE_SOL_RECEIVED);
  return settle_sale(&trade);
}
