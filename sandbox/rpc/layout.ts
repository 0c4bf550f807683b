import bs58 from "bs58";
import { tokenAmount } from "./token-amount.ts";

const accountStates = ["uninitialized", "initialized", "frozen"];

/** In the order of the token programs' numbers. */
const authorityTypes = [
  "mintTokens",
  "freezeAccount",
  "accountOwner",
  "closeAccount",
  "transferFeeConfig",
  "withheldWithdraw",
  "closeMint",
  "interestRate",
  "permanentDelegate",
  "confidentialTransferMint",
  "transferHookProgramId",
  "confidentialTransferFeeConfig",
  "metadataPointer",
  "groupPointer",
  "groupMemberPointer",
  "scaledUiAmount",
  "pause",
];

/** Reads what follows, field by field; each read moves on. A read past the end throws a RangeError. */
export class FieldReader {
  readonly #data: Buffer;
  #offset: number;

  constructor(data: Uint8Array, offset = 0) {
    this.#data = Buffer.from(data);
    this.#offset = offset;
  }

  /** @param layout fields in the order of their bytes, as "name:kind name:kind" */
  fields(layout: string): Record<string, unknown> {
    const named = layout.split(" ").filter(Boolean);
    return Object.fromEntries(
      named.map((field) => {
        const [name = "", kind = ""] = field.split(":");
        return [name, this.field(kind)];
      }),
    );
  }

  field(kind: string): unknown {
    const read = kinds[kind];
    if (!read) throw new RangeError(`no field is a ${kind}`);
    return read(this);
  }

  bytes(count: number): Buffer {
    const end = this.#offset + count;
    if (end > this.#data.length) throw new RangeError("the data ends before its field");
    const bytes = this.#data.subarray(this.#offset, end);
    this.#offset = end;
    return bytes;
  }

  rest = () => this.bytes(this.#data.length - this.#offset);
  u8 = () => this.bytes(1).readUInt8();
  u32 = () => this.bytes(4).readUInt32LE();
  u64 = () => this.bytes(8).readBigUInt64LE();
  key = () => bs58.encode(this.bytes(32));
  text = () => this.bytes(this.u32()).toString("utf8");
  repeated = <Item>(count: number, read: () => Item): Item[] => {
    const items: Item[] = [];
    while (items.length < count) items.push(read());
    return items;
  };
}

/** What a kind of field is on the wire of JSON-RPC; a field that is undefined is left out. */
const kinds: Record<string, (reader: FieldReader) => unknown> = {
  u8: (reader) => reader.u8(),
  u16: (reader) => reader.bytes(2).readUInt16LE(),
  i16: (reader) => reader.bytes(2).readInt16LE(),
  i64: (reader) => Number(reader.bytes(8).readBigInt64LE()),
  u64: (reader) => Number(reader.u64()),
  u64Text: (reader) => reader.u64().toString(),
  f64: (reader) => reader.bytes(8).readDoubleLE(),
  f64Text: (reader) => String(reader.bytes(8).readDoubleLE()),
  bool: (reader) => reader.u8() !== 0,
  key: (reader) => reader.key(),
  keys: (reader) => reader.repeated(Number(reader.u64()), reader.key),
  optionalKey: (reader) => (reader.u8() === 0 ? undefined : reader.key()),
  nullableKey: (reader) => (reader.u8() === 0 ? null : reader.key()),
  zeroableKey: (reader) => orNull(reader.bytes(32), (bytes) => bs58.encode(bytes)),
  zeroableBase64: (reader) => orNull(reader.bytes(32), (bytes) => bytes.toString("base64")),
  text: (reader) => reader.text(),
  longText: (reader) => reader.bytes(Number(reader.u64())).toString("utf8"),
  restText: (reader) => reader.rest().toString("utf8"),
  textPairs: (reader) => reader.repeated(reader.u32(), () => [reader.text(), reader.text()]),
  tokenAmount: (reader) => tokenAmount(reader.u64(), reader.u8()),
  transferFee: (reader) => reader.fields("epoch:u64 maximumFee:u64 transferFeeBasisPoints:u16"),
  accountState: (reader) => accountStates[reader.u8()],
  authorityType: (reader) => authorityTypes[reader.u8()],
};

/** Token-2022 writes "none" as zeros. */
const orNull = (bytes: Buffer, encode: (bytes: Buffer) => string) =>
  bytes.every((byte) => byte === 0) ? null : encode(bytes);
