// Makes of an object file of clang's the shared object that Solana's loader takes: `ld.lld` cannot.
import {
  aligned,
  CODE_PLACE,
  padded,
  RELOCATION_BYTES,
  SECTION_HEADER_BYTES,
  SYMBOL_BYTES,
  type SystemCall,
  writeSharedObject,
} from "./shared-object.ts";

/** Where the loader puts a program's bytes: constants are addressed as this plus their place in the file. */
const PROGRAM_START = 0x1_0000_0000n;

const INSTRUCTION_BYTES = 8;
const relocationKinds = { loadAddress: 1, address: 2, call: 10 } as const;

interface Section {
  name: string;
  bytes: Buffer;
  /** For relocations: the section that they change. */
  target: number;
}

interface ObjectFile {
  sections: Section[];
  symbols: { name: string; section: number; value: bigint }[];
}

/** @throws Error for whatever a program of ours does not need */
export function linkProgram(object: Uint8Array, entrypoint: string): Buffer {
  const file = readObject(Buffer.from(object));
  const text = file.sections.findIndex(({ name }) => name === ".text");
  const constants = file.sections.flatMap(({ name }, index) => (name.startsWith(".rodata") ? [index] : []));
  const writable = file.sections.find(({ name, bytes }) => /^\.(data|bss)/.test(name) && bytes.length > 0);
  if (writable) throw new Error(`a program may not keep ${writable.name}`);

  const places = new Map<number, number>();
  let end = CODE_PLACE;
  for (const index of [text, ...constants]) {
    places.set(index, end);
    end = aligned(end + bytesOf(file, index).length);
  }
  const calls = relocate(file, text, places);
  const entry = file.symbols.find(({ name }) => name === entrypoint);
  if (!entry) throw new Error(`there is no ${entrypoint}`);
  return writeSharedObject({
    text: bytesOf(file, text),
    constants: Buffer.concat(constants.map((index) => padded(bytesOf(file, index)))),
    entry: BigInt(CODE_PLACE) + entry.value,
    calls,
  });
}

const bytesOf = (file: ObjectFile, index: number) => file.sections[index]?.bytes ?? Buffer.alloc(0);

function readObject(bytes: Buffer): ObjectFile {
  const start = Number(bytes.readBigUInt64LE(40));
  const headers = Array.from({ length: bytes.readUInt16LE(60) }, (_, index) =>
    bytes.subarray(start + index * SECTION_HEADER_BYTES, start + (index + 1) * SECTION_HEADER_BYTES),
  );
  const content = (index: number) => {
    const header = headers[index];
    if (!header) return Buffer.alloc(0);
    const offset = Number(header.readBigUInt64LE(24));
    return bytes.subarray(offset, offset + Number(header.readBigUInt64LE(32)));
  };
  const names = content(bytes.readUInt16LE(62));
  const sections = headers.map((header, index) => ({
    name: textAt(names, header.readUInt32LE(0)),
    target: header.readUInt32LE(44),
    bytes: content(index),
  }));
  const symbolTable = sections.findIndex(({ name }) => name === ".symtab");
  const symbolNames = content(headers[symbolTable]?.readUInt32LE(40) ?? 0);
  const symbols = slices(sections[symbolTable]?.bytes ?? Buffer.alloc(0), SYMBOL_BYTES).map((symbol) => ({
    name: textAt(symbolNames, symbol.readUInt32LE(0)),
    section: symbol.readUInt16LE(6),
    value: symbol.readBigUInt64LE(8),
  }));
  return { sections, symbols };
}

const slices = (bytes: Buffer, size: number) =>
  Array.from({ length: bytes.length / size }, (_, index) => bytes.subarray(index * size, (index + 1) * size));

const textAt = (bytes: Buffer, offset: number) => bytes.toString("utf8", offset, bytes.indexOf(0, offset));

/** Writes the addresses of constants where they are used. What is left are calls into the virtual machine. */
function relocate(file: ObjectFile, text: number, places: Map<number, number>): SystemCall[] {
  const calls: SystemCall[] = [];
  for (const section of file.sections.filter(({ name }) => name.startsWith(".rel."))) {
    const target = bytesOf(file, section.target);
    if (!places.has(section.target)) continue;
    for (const relocation of slices(section.bytes, RELOCATION_BYTES)) {
      const offset = Number(relocation.readBigUInt64LE(0));
      const kind = relocation.readUInt32LE(8);
      const symbol = file.symbols[relocation.readUInt32LE(12)];
      if (!symbol) throw new Error("a relocation names no symbol");
      const addressOf = (addend: bigint) => {
        const place = places.get(symbol.section);
        if (place === undefined) throw new Error(`${symbol.name} has no place`);
        return PROGRAM_START + BigInt(place) + symbol.value + addend;
      };
      if (kind === relocationKinds.address) {
        target.writeBigUInt64LE(addressOf(target.readBigUInt64LE(offset)), offset);
      } else if (kind === relocationKinds.loadAddress) {
        const [low, high] = [offset + 4, offset + INSTRUCTION_BYTES + 4];
        const addend = BigInt(target.readUInt32LE(low)) | (BigInt(target.readUInt32LE(high)) << 32n);
        const address = addressOf(addend);
        target.writeUInt32LE(Number(address & 0xffff_ffffn), low);
        target.writeUInt32LE(Number(address >> 32n), high);
      } else if (kind === relocationKinds.call && symbol.section === 0 && section.target === text) {
        target.writeInt32LE(-1, offset + 4);
        calls.push({ offset, name: symbol.name });
      } else {
        throw new Error(`relocation ${kind} of ${symbol.name} is not known here`);
      }
    }
  }
  return calls;
}
