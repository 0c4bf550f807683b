import bs58 from "bs58";

/** Reads an instruction's data from its start. Throws `RangeError` where the data ends too soon. */
export class InstructionData {
  readonly #bytes: Uint8Array;
  #at = 0;
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  take(count: number): Uint8Array {
    if (count > this.left) throw new RangeError(`${count} bytes wanted, ${this.left} left`);
    this.#at += count;
    return this.#bytes.subarray(this.#at - count, this.#at);
  }

  byte(): number {
    return this.#view(1).getUint8(0);
  }

  u32(): number {
    return this.#view(4).getUint32(0, true);
  }

  u64(): bigint {
    return this.#view(8).getBigUint64(0, true);
  }

  /** Eight bytes in hex, by which programs tell their instructions apart. */
  discriminator(): string {
    return [...this.take(8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  /** UTF-8 with its length before it. */
  text(): Uint8Array {
    return this.take(this.u32());
  }

  address(): string {
    return bs58.encode(this.take(32));
  }

  rest(): Uint8Array {
    return this.take(this.left);
  }

  #view(count: number): DataView {
    const { buffer, byteOffset } = this.take(count);
    return new DataView(buffer, byteOffset, count);
  }
}
