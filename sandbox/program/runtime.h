// What a program on Solana's virtual machine needs: input, calls, derived addresses, arithmetic.
//
// The compiler allows 512 bytes of stack, five arguments a function and no arithmetic beyond 64 bits. So
// whatever is large lives in `state`, at the start of the heap, which begins filled with zeros.
#pragma once

typedef unsigned char u8;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef long long i64;
typedef _Bool bool;
#define true 1
#define false 0
#define NULL ((void *)0)

typedef struct {
  u8 bytes[32];
} Key;

/** An account of this instruction, laid out as calls to other programs want it. */
typedef struct {
  const Key *key;
  u64 *lamports;
  u64 length;
  u8 *data;
  const Key *owner;
  u64 rent_epoch;
  bool is_signer;
  bool is_writable;
  bool is_executable;
} Account;

typedef struct {
  const void *at;
  u64 length;
} Slice;

typedef struct {
  const Slice *seeds;
  u64 count;
} Signer;

typedef struct {
  const Key *key;
  bool is_writable;
  bool is_signer;
} Meta;

typedef struct {
  const Key *program;
  const Meta *accounts;
  u64 account_count;
  const u8 *data;
  u64 length;
} Call;

typedef struct {
  u64 slot;
  i64 epoch_start;
  u64 epoch;
  u64 leader_schedule_epoch;
  i64 unix_timestamp;
} Clock;

extern u64 sol_log_(const char *text, u64 length);
extern u64 sol_memcpy_(void *to, const void *from, u64 length);
extern u64 sol_memcmp_(const void *left, const void *right, u64 length, int *result);
extern u64 sol_get_clock_sysvar(Clock *clock);
extern u64 sol_try_find_program_address(const Slice *seeds, u64 count, const Key *program, Key *found,
                                        u8 *bump);
extern u64 sol_invoke_signed_c(const Call *call, const Account *accounts, u64 count, const Signer *signers,
                               u64 signer_count);

#define MAX_ACCOUNTS 32
#define MAX_CALL_ACCOUNTS 32
#define MAX_CALL_BYTES 1024

typedef struct {
  const Key *program;
  Account accounts[MAX_ACCOUNTS];
  u64 count;
  /** What is left to read of the instruction's data. */
  const u8 *input;
  u64 left;
  /** The call to another program that is being put together. */
  Call call;
  Meta metas[MAX_CALL_ACCOUNTS];
  u8 bytes[MAX_CALL_BYTES];
  /** Filled anew for each derived address. */
  Key derived;
  u8 bump;
} State;

static State *const state = (State *)0x300000000ull;

/** The errors that Anchor programs give before a program's own code runs. */
enum {
  UNKNOWN_INSTRUCTION = 101,
  UNREADABLE_INSTRUCTION = 102,
  NOT_WRITABLE = 2000,
  WRONG_SEEDS = 2006,
  WRONG_MINT = 2014,
  WRONG_TOKEN_OWNER = 2015,
  TOO_FEW_ACCOUNTS = 3005,
  WRONG_PROGRAM = 3008,
  NOT_A_SIGNER = 3010,
  NOT_INITIALIZED = 3012,
};

#define REQUIRE(condition, error) \
  if (!(condition)) return error
#define TRY(work)              \
  do {                         \
    const u64 failed = (work); \
    if (failed) return failed; \
  } while (0)
#define LOG(text) sol_log_(text, sizeof(text) - 1)
#define SEED(text) ((Slice){text, sizeof(text) - 1})
#define KEY_SEED(key) ((Slice){key, sizeof(Key)})
/** Eight bytes as they are written in documents, as the number that they are in memory. */
#define DISCRIMINATOR(hex) __builtin_bswap64(0x##hex##ull)

static bool same_bytes(const void *left, const void *right, u64 length) {
  int difference;
  sol_memcmp_(left, right, length, &difference);
  return difference == 0;
}

static bool same_key(const Key *left, const Key *right) { return same_bytes(left, right, sizeof(Key)); }

/** Reads accounts and data as the loader lays them out; accounts beyond `MAX_ACCOUNTS` are refused. */
static bool read_input(u8 *at) {
  const u64 count = *(u64 *)at;
  at += 8;
  if (count > MAX_ACCOUNTS) return false;
  for (u64 index = 0; index < count; index++) {
    Account *account = &state->accounts[index];
    if (at[0] != 0xff) {
      *account = state->accounts[at[0]];
      at += 8;
      continue;
    }
    account->is_signer = at[1];
    account->is_writable = at[2];
    account->is_executable = at[3];
    account->key = (Key *)(at + 8);
    account->owner = (Key *)(at + 40);
    account->lamports = (u64 *)(at + 72);
    account->length = *(u64 *)(at + 80);
    account->data = at + 88;
    const u64 room_to_grow = 10240;
    const u64 aligned = (account->length + 7) / 8 * 8;
    at += 88 + aligned + room_to_grow;
    account->rent_epoch = *(u64 *)at;
    at += 8;
  }
  state->count = count;
  state->left = *(u64 *)at;
  state->input = at + 8;
  state->program = (Key *)(at + 8 + state->left);
  return true;
}

static Account *account_at(u64 index) { return &state->accounts[index]; }

/** The next so many bytes of the instruction's data, or NULL when there are fewer. */
static const u8 *take(u64 length) {
  if (state->left < length) return NULL;
  const u8 *taken = state->input;
  state->input += length;
  state->left -= length;
  return taken;
}

static bool take_u64(u64 *value) {
  const u8 *bytes = take(8);
  if (bytes) sol_memcpy_(value, bytes, sizeof(*value));
  return bytes != NULL;
}

/** A byte that says yes or no. Absent at the end of the data, it says no, where that is allowed. */
static bool take_flag(bool *flag, bool may_be_absent) {
  *flag = false;
  if (state->left == 0) return may_be_absent;
  const u8 byte = *take(1);
  *flag = byte == 1;
  return byte < 2;
}

static bool take_text(Slice *text) {
  const u8 *length = take(4);
  if (!length) return false;
  text->length = 0;
  sol_memcpy_(&text->length, length, 4);
  text->at = take(text->length);
  return text->at != NULL;
}

/** The derived address of these seeds is in `state->derived` afterwards, its bump in `state->bump`. */
static bool is_derived(const Account *account, const Slice *seeds, u64 count) {
  sol_try_find_program_address(seeds, count, state->program, &state->derived, &state->bump);
  return same_key(account->key, &state->derived);
}

static void begin_call(const Key *program) {
  state->call = (Call){program, state->metas, 0, state->bytes, 0};
}

static void with_account(const Account *account, bool is_writable, bool is_signer) {
  state->metas[state->call.account_count++] = (Meta){account->key, is_writable, is_signer};
}

__attribute__((noinline)) static void with_bytes(const void *from, u64 length) {
  sol_memcpy_(state->bytes + state->call.length, from, length);
  state->call.length += length;
}

static void with_u8(u8 value) { state->bytes[state->call.length++] = value; }
static void with_u32(u32 value) { with_bytes(&value, sizeof(value)); }
static void with_u64(u64 value) { with_bytes(&value, sizeof(value)); }
static void with_key(const Key *key) { with_bytes(key, sizeof(*key)); }
static void with_text(const Slice *text) {
  with_u32((u32)text->length);
  with_bytes(text->at, text->length);
}

/** A call that fails ends the transaction, so there is nothing to come back with. */
static void invoke_signed(const Slice *seeds, u64 count) {
  // A call may have changed how long an account's data is; the loader writes that before the data.
  for (u64 index = 0; index < state->count; index++) {
    Account *account = account_at(index);
    account->length = *(u64 *)(account->data - 8);
  }
  const Signer signer = {seeds, count};
  sol_invoke_signed_c(&state->call, state->accounts, state->count, &signer, count > 0);
}

static void invoke(void) { invoke_signed(NULL, 0); }

static i64 now(void) {
  Clock clock;
  sol_get_clock_sysvar(&clock);
  return clock.unix_timestamp;
}

/** Lamports that keep an account of so many bytes alive. */
static u64 rent(u64 bytes) { return (128 + bytes) * 6960; }

/** floor(a × b / c) into `result`. False when that is more than 64 bits. */
static bool mul_div(u64 a, u64 b, u64 c, u64 *result) {
  const u64 low_a = a & 0xffffffff, high_a = a >> 32, low_b = b & 0xffffffff, high_b = b >> 32;
  const u64 left = low_a * high_b, right = high_a * low_b;
  const u64 middle = (low_a * low_b >> 32) + (left & 0xffffffff) + (right & 0xffffffff);
  u64 high = high_a * high_b + (left >> 32) + (right >> 32) + (middle >> 32);
  u64 low = a * b;
  if (high >= c || c >> 63) return false;
  for (int bit = 0; bit < 64; bit++) {
    high = high << 1 | low >> 63;
    low <<= 1;
    if (high >= c) {
      high -= c;
      low |= 1;
    }
  }
  *result = low;
  return true;
}
