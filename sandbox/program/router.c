// The trading service's router: a program of its own, through which it buys. It passes on the launchpad's own
// instruction, and nobody can tell so from outside.
#include "addresses.gen.h"
#include "runtime.h"

/** First the program to call, then its accounts; eight bytes of the service's own, then its data. */
u64 entrypoint(u8 *input) {
  u64 discriminator;
  REQUIRE(read_input(input) && state->count > 1, TOO_FEW_ACCOUNTS);
  REQUIRE(take_u64(&discriminator) && discriminator == DISCRIMINATOR(0094d0da1f435eb0), UNKNOWN_INSTRUCTION);
  REQUIRE(same_key(account_at(0)->key, &LAUNCHPAD_PROGRAM), WRONG_PROGRAM);
  begin_call(account_at(0)->key);
  for (u64 index = 1; index < state->count; index++) {
    const Account *account = account_at(index);
    with_account(account, account->is_writable, account->is_signer);
  }
  REQUIRE(state->left <= MAX_CALL_BYTES, UNREADABLE_INSTRUCTION);
  with_bytes(state->input, state->left);
  invoke();
  return 0;
}
