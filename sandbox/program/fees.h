// Where fees go: from the curve to the creator's vault and the launchpad, from the vault to the creator.
#pragma once
#include "trade.h"

enum {
  SWEEP_PAYER = 0,
  SWEEP_GLOBAL = 1,
  SWEEP_MINT = 2,
  SWEEP_QUOTE_MINT = 3,
  SWEEP_CURVE = 7,
  SWEEP_RECIPIENT = 9,
  SWEEP_EVENT_AUTHORITY = 11,
  SWEEP_PROGRAM = 12,
  SWEEP_ACCOUNTS = 13,
};

static u64 begin_sweep(void) {
  REQUIRE(state->count >= SWEEP_ACCOUNTS, TOO_FEW_ACCOUNTS);
  REQUIRE(account_at(SWEEP_PAYER)->is_signer, NOT_A_SIGNER);
  TRY(check_address(account_at(SWEEP_GLOBAL), &GLOBAL));
  REQUIRE(same_key(account_at(SWEEP_QUOTE_MINT)->key, &WRAPPED_SOL), UNSUPPORTED_QUOTE_MINT);
  TRY(check_event_accounts(account_at(SWEEP_EVENT_AUTHORITY), account_at(SWEEP_PROGRAM)));
  return check_curve(account_at(SWEEP_CURVE), account_at(SWEEP_MINT));
}

/** `bucket` is 0 for the launchpad's fee, 1 for the creator's. */
static void sweep(u64 lamports, u8 bucket) {
  const Account *recipient = account_at(SWEEP_RECIPIENT);
  begin_event(DISCRIMINATOR(742b4dbd117a482b));
  with_u64(now());
  with_key(account_at(SWEEP_MINT)->key);
  with_key(account_at(SWEEP_CURVE)->key);
  with_key(recipient->key);
  with_u64(lamports);
  with_u8(bucket);
  emit_event(account_at(SWEEP_EVENT_AUTHORITY));
  move_lamports(account_at(SWEEP_CURVE), recipient, lamports);
}

static u64 sweep_creator_fee(void) {
  TRY(begin_sweep());
  Curve *curve = curve_of(account_at(SWEEP_CURVE));
  const Account *vault = account_at(SWEEP_RECIPIENT);
  const Slice seeds[] = {SEED("creator-vault"), KEY_SEED(&curve->creator)};
  REQUIRE(is_derived(vault, seeds, 2), WRONG_SEEDS);
  const u64 lamports = curve->creator_fee;
  if (lamports == 0) return 0;
  fill_vault(account_at(SWEEP_PAYER), vault, lamports);
  curve->creator_fee = 0;
  sweep(lamports, 1);
  return 0;
}

static u64 sweep_protocol_fee(void) {
  TRY(begin_sweep());
  const Global *global = global_of(account_at(SWEEP_GLOBAL));
  Curve *curve = curve_of(account_at(SWEEP_CURVE));
  const Key *recipient = account_at(SWEEP_RECIPIENT)->key;
  REQUIRE(same_key(recipient, &global->fee_recipient) || is_one_of(recipient, global->fee_recipients, 7),
          NOT_AUTHORIZED);
  const u64 lamports = curve->protocol_fees;
  if (lamports == 0) return 0;
  curve->protocol_fees = 0;
  sweep(lamports, 0);
  return 0;
}

/** From the vault to the creator, who need not sign. The vault keeps what keeps it alive. */
static u64 collect_creator_fee(void) {
  REQUIRE(state->count >= 5, TOO_FEW_ACCOUNTS);
  const Account *creator = account_at(0);
  const Account *vault = account_at(1);
  const Account *event_authority = account_at(3);
  TRY(check_program(account_at(2), &SYSTEM_PROGRAM));
  TRY(check_event_accounts(event_authority, account_at(4)));
  const Slice seeds[] = {SEED("creator-vault"), KEY_SEED(creator->key), {&state->bump, 1}};
  REQUIRE(is_derived(vault, seeds, 2), WRONG_SEEDS);
  const u64 lamports = *vault->lamports > rent(0) ? *vault->lamports - rent(0) : 0;
  if (lamports == 0) return 0;
  begin_call(&SYSTEM_PROGRAM);
  with_account(vault, true, true);
  with_account(creator, true, false);
  with_u32(SYSTEM_TRANSFER);
  with_u64(lamports);
  invoke_signed(seeds, 3);
  begin_event(DISCRIMINATOR(7a027f010ebf0caf));
  with_u64(now());
  with_key(creator->key);
  with_u64(lamports);
  with_key(&SYSTEM_PROGRAM);
  emit_event(event_authority);
  return 0;
}

/** Fees are not shared here; but whoever would share them must sweep first. */
static u64 distribute_creator_fees(void) {
  REQUIRE(state->count >= 7, TOO_FEW_ACCOUNTS);
  const Account *curve = account_at(1);
  REQUIRE(same_key(curve->owner, state->program), NOT_INITIALIZED);
  REQUIRE(curve_of(curve)->creator_fee == 0, CREATOR_FEES_NOT_SWEPT);
  return SHARING_CONFIG_NOT_ACTIVE;
}
