// Lighthouse's assertion about an account's lamports, by which wallets protect their owners: it fails the
// transaction where the account does not hold what it should. Its other instructions are not here.
#include "runtime.h"

enum { UNKNOWN_ASSERTION = 6000, ASSERTION_FAILED = 6001 };
enum { ASSERT_ACCOUNT_INFO = 5, OF_LAMPORTS = 0 };
enum { EQUAL, NOT_EQUAL, GREATER, LESS, GREATER_OR_EQUAL, LESS_OR_EQUAL };

static bool holds(u64 found, u64 value, u8 comparison) {
  switch (comparison) {
    case EQUAL: return found == value;
    case NOT_EQUAL: return found != value;
    case GREATER: return found > value;
    case LESS: return found < value;
    case GREATER_OR_EQUAL: return found >= value;
    default: return found <= value;
  }
}

/** One account; then the instruction, the level of its logs, what of the account, a value and how to compare. */
u64 entrypoint(u8 *input) {
  u64 value;
  REQUIRE(read_input(input) && state->count > 0, TOO_FEW_ACCOUNTS);
  const u8 *head = take(3);
  REQUIRE(head && head[0] == ASSERT_ACCOUNT_INFO && head[2] == OF_LAMPORTS, UNKNOWN_ASSERTION);
  REQUIRE(take_u64(&value) && state->left == 1 && state->input[0] <= LESS_OR_EQUAL, UNKNOWN_ASSERTION);
  if (holds(*account_at(0)->lamports, value, state->input[0])) return 0;
  LOG("Assertion failed: lamports");
  return ASSERTION_FAILED;
}
