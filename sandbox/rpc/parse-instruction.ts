import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from "../chain/token-accounts.ts";
import instructionTables from "./instructions.json" with { type: "json" };
import { FieldReader } from "./layout.ts";

interface ParsedInstruction {
  program: string;
  parsed: unknown;
}

/**
 * Instructions by the hex of their tag: a name, the accounts in order, and the layout of what follows the
 * tag. After an account's name, `*` is an authority that may be a multisig with its signers behind it, `?`
 * one that may be absent, and `...` all that are left.
 */
type InstructionTable = Record<string, string[]>;

interface Program {
  name: keyof typeof instructionTables;
  /** How many bytes a tag may have. */
  tagBytes: number[];
}

export const MEMO_PROGRAMS: readonly string[] = [
  "Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo",
  "MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr",
  "Memo4c2pN8afCj432Lb7RMVKi9PbQnnW7ewFFaV3oAH",
];

const token: Program = { name: "spl-token", tagBytes: [8, 2, 1] };

const programs: Record<string, Program> = {
  "11111111111111111111111111111111": { name: "system", tagBytes: [4] },
  AddressLookupTab1e1111111111111111111111111: { name: "address-lookup-table", tagBytes: [4] },
  ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: { name: "spl-associated-token-account", tagBytes: [1] },
  [TOKEN_PROGRAM]: token,
  [TOKEN_2022_PROGRAM]: token,
};

/** An instruction in the `jsonParsed` form; undefined where a node parses none, as for the compute budget. */
export function parseInstruction(
  programId: string,
  accounts: readonly string[],
  data: Uint8Array,
): ParsedInstruction | undefined {
  if (MEMO_PROGRAMS.includes(programId)) {
    return { program: "spl-memo", parsed: Buffer.from(data).toString("utf8") };
  }
  const program = programs[programId];
  if (!program) return;
  const tagged = data.length > 0 ? data : Uint8Array.of(0); // creating a token account once took no tag
  const table: InstructionTable = instructionTables[program.name];
  for (const tagBytes of program.tagBytes) {
    const [type, names = "", layout = ""] = table[hex(tagged.subarray(0, tagBytes))] ?? [];
    if (type === undefined) continue;
    try {
      const info = {
        ...nameAccounts(names, accounts),
        ...new FieldReader(tagged, tagBytes).fields(layout),
      };
      return { program: program.name, parsed: { type, info: nameOwned(info) } };
    } catch (error) {
      if (error instanceof RangeError) return;
      throw error;
    }
  }
}

function nameAccounts(names: string, accounts: readonly string[]): Record<string, unknown> {
  const info: Record<string, unknown> = {};
  for (const [index, spelled] of names.split(" ").entries()) {
    const name = spelled.replace(/[*?]|\.\.\.$/, "");
    const account = accounts[index];
    if (spelled.endsWith("...")) info[name] = accounts.slice(index);
    else if (spelled.endsWith("*") && accounts.length > index + 1) {
      info[`multisig${name.charAt(0).toUpperCase()}${name.slice(1)}`] = account;
      info.signers = accounts.slice(index + 1);
    } else if (account !== undefined) info[name] = account;
    else if (!spelled.endsWith("?")) throw new RangeError(`the instruction has no ${name}`);
  }
  return info;
}

/** An authority's type shows what it is over: a token account has an owner and a closer, a mint the rest. */
function nameOwned({ owned, ...info }: Record<string, unknown>): Record<string, unknown> {
  if (owned === undefined) return info;
  const isAccount = info.authorityType === "accountOwner" || info.authorityType === "closeAccount";
  return { [isAccount ? "account" : "mint"]: owned, ...info };
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
