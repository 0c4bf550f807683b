// The launchpad of the sandbox: an on-chain program with the interface of pump.fun's, as of October 2026.
#include "create.h"
#include "fees.h"
#include "trade.h"

#define IS(hex) (discriminator == DISCRIMINATOR(hex))
#define NAMED(log, name) (LOG("Instruction: " log), &SEED(name))

static u64 trade_by(u64 discriminator) {
  if (IS(66063d1201daebea)) return buy_tokens(&buy_seats, NAMED("Buy", "buy"));
  if (IS(38fc74089edfcd5f)) return buy_with_budget(&buy_seats, NAMED("BuyExactSolIn", "buy_exact_sol_in"));
  if (IS(33e685a4017f83ad)) return sell_tokens(&sell_seats, NAMED("Sell", "sell"));
  if (IS(b817ee6167c5d33d)) return buy_tokens(&buy_v2_seats, NAMED("BuyV2", "buy_v2"));
  if (IS(c2ab1c46684d5b2f)) {
    return buy_with_budget(&buy_v2_seats, NAMED("BuyExactQuoteInV2", "buy_exact_quote_in_v2"));
  }
  if (IS(5df6823ce7e940b2)) return sell_tokens(&sell_v2_seats, NAMED("SellV2", "sell_v2"));
  if (IS(07051dc4f5176550)) return buy_tokens(&v3_seats, NAMED("BuyV3", "buy_v3"));
  if (IS(e1f7501ed5b38488)) {
    return buy_with_budget(&v3_seats, NAMED("BuyExactQuoteInV3", "buy_exact_quote_in_v3"));
  }
  if (IS(1c92de7726c469d5)) return sell_tokens(&v3_seats, NAMED("SellV3", "sell_v3"));
  return UNKNOWN_INSTRUCTION;
}

static u64 manage_fees_by(u64 discriminator) {
  if (IS(20f6bf3408c949ba)) return LOG("Instruction: SweepCreatorFee"), sweep_creator_fee();
  if (IS(0830be07b644b7e5)) return LOG("Instruction: SweepProtocolFee"), sweep_protocol_fee();
  if (IS(1416567bc61cdb84)) return LOG("Instruction: CollectCreatorFee"), collect_creator_fee();
  if (IS(a572670079cef751)) return LOG("Instruction: DistributeCreatorFees"), distribute_creator_fees();
  return UNKNOWN_INSTRUCTION;
}

u64 entrypoint(u8 *input) {
  u64 discriminator;
  REQUIRE(read_input(input), TOO_FEW_ACCOUNTS);
  REQUIRE(take_u64(&discriminator), UNKNOWN_INSTRUCTION);
  if (IS(d6904cec5f8b31b4)) return LOG("Instruction: CreateV2"), create_v2();
  if (IS(1beab2349302bb8d)) return LOG("Instruction: SetParams"), set_params();
  if (IS(e445a52e51cb9a1d)) {
    // What this program tells the world about itself, and nobody else may tell.
    REQUIRE(state->count == 1 && account_at(0)->is_signer, NOT_A_SIGNER);
    return check_address(account_at(0), &EVENT_AUTHORITY);
  }
  const u64 error = trade_by(discriminator);
  return error == UNKNOWN_INSTRUCTION ? manage_fees_by(discriminator) : error;
}
