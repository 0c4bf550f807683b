// The one form of file that Solana's loader takes: an ELF shared object of a machine called BPF.

const FILE_HEADER_BYTES = 64;
const PROGRAM_HEADER_BYTES = 56;
const SEGMENTS = 3;
const DYNAMIC_ENTRY_BYTES = 16;
export const SECTION_HEADER_BYTES = 64;
export const SYMBOL_BYTES = 24;
export const RELOCATION_BYTES = 16;
/** Where the program's text begins in the file; its constants follow. */
export const CODE_PLACE = FILE_HEADER_BYTES + SEGMENTS * PROGRAM_HEADER_BYTES;

const MACHINE_BPF = 247;
const SHARED_OBJECT = 3;
const CALL_RELOCATION = 10;
const sectionKinds = { bits: 1, texts: 3, dynamic: 6, relocations: 9, dynamicSymbols: 11 } as const;
const segmentKinds = { load: 1, dynamic: 2 } as const;
const flags = { allocated: 2n, executable: 4n };
const dynamicTags = {
  end: 0,
  names: 5,
  symbols: 6,
  namesLength: 10,
  symbolLength: 11,
  relocations: 17,
  relocationsLength: 18,
  relocationLength: 19,
} as const;

export interface SystemCall {
  /** Place in the text of the call instruction. */
  offset: number;
  name: string;
}

export const aligned = (length: number) => Math.ceil(length / 8) * 8;
export const padded = (bytes: Buffer) => Buffer.concat([bytes], aligned(bytes.length));

export interface LinkedProgram {
  text: Buffer;
  constants: Buffer;
  entry: bigint;
  calls: SystemCall[];
}

/** Text and constants, and the tables by which the loader finds the calls that it must fill in. */
export function writeSharedObject({ text, constants, entry, calls }: LinkedProgram): Buffer {
  const callNames = [...new Set(calls.map(({ name }) => name))];
  const { table: names, offsets } = textTable(callNames);
  const symbols = Buffer.concat([Buffer.alloc(SYMBOL_BYTES), ...offsets.map(systemCallSymbol)]);
  const relocations = Buffer.concat(
    calls.map(({ offset, name }) => callRelocation(CODE_PLACE + offset, callNames.indexOf(name) + 1)),
  );
  const sections = [
    { name: ".text", kind: sectionKinds.bits, flags: flags.allocated | flags.executable, bytes: text },
    { name: ".rodata", kind: sectionKinds.bits, flags: flags.allocated, bytes: constants },
    { name: ".dynsym", kind: sectionKinds.dynamicSymbols, flags: flags.allocated, bytes: symbols, link: 4 },
    { name: ".dynstr", kind: sectionKinds.texts, flags: flags.allocated, bytes: names },
    { name: ".rel.dyn", kind: sectionKinds.relocations, flags: flags.allocated, bytes: relocations, link: 3 },
  ];
  let end = CODE_PLACE;
  const placed = sections.map((section) => {
    const place = end;
    end = aligned(end + section.bytes.length);
    return { link: 0, ...section, place };
  });
  const [, , symbolSection, nameSection, relocationSection] = placed;
  const dynamicPlace = end;
  const dynamic = dynamicTable([
    [dynamicTags.names, nameSection?.place ?? 0],
    [dynamicTags.symbols, symbolSection?.place ?? 0],
    [dynamicTags.namesLength, names.length],
    [dynamicTags.symbolLength, SYMBOL_BYTES],
    [dynamicTags.relocations, relocationSection?.place ?? 0],
    [dynamicTags.relocationsLength, relocations.length],
    [dynamicTags.relocationLength, RELOCATION_BYTES],
    [dynamicTags.end, 0],
  ]);
  const all = [
    ...placed,
    {
      name: ".dynamic",
      kind: sectionKinds.dynamic,
      flags: flags.allocated,
      bytes: dynamic,
      link: 4,
      place: dynamicPlace,
    },
  ];
  const { table: sectionNames, offsets: nameOffsets } = textTable([
    ...all.map(({ name }) => name),
    ".shstrtab",
  ]);
  const sectionNamesPlace = dynamicPlace + dynamic.length;
  const headersPlace = aligned(sectionNamesPlace + sectionNames.length);
  const headers = [
    Buffer.alloc(SECTION_HEADER_BYTES),
    ...all.map((section, index) => sectionHeader({ ...section, name: nameOffsets[index] ?? 0 })),
    sectionHeader({
      name: nameOffsets[all.length] ?? 0,
      kind: sectionKinds.texts,
      flags: 0n,
      bytes: sectionNames,
      link: 0,
      place: sectionNamesPlace,
    }),
  ];
  const dataPlace = symbolSection?.place ?? 0;
  return Buffer.concat([
    fileHeader(entry, headersPlace, headers.length),
    programHeader(segmentKinds.load, 5, CODE_PLACE, dataPlace - CODE_PLACE),
    programHeader(segmentKinds.load, 4, dataPlace, dynamicPlace + dynamic.length - dataPlace),
    programHeader(segmentKinds.dynamic, 4, dynamicPlace, dynamic.length),
    ...all.map(({ bytes }) => padded(bytes)),
    padded(sectionNames),
    ...headers,
  ]);
}

/** Texts one after the other, each ended by a zero; the first is empty. */
function textTable(texts: string[]): { table: Buffer; offsets: number[] } {
  const offsets: number[] = [];
  let table = "\0";
  for (const text of texts) {
    offsets.push(table.length);
    table += `${text}\0`;
  }
  return { table: Buffer.from(table), offsets };
}

function systemCallSymbol(name: number): Buffer {
  const symbol = Buffer.alloc(SYMBOL_BYTES);
  symbol.writeUInt32LE(name, 0);
  symbol.writeUInt8(0x10, 4);
  return symbol;
}

function callRelocation(offset: number, symbol: number): Buffer {
  const relocation = Buffer.alloc(RELOCATION_BYTES);
  relocation.writeBigUInt64LE(BigInt(offset), 0);
  relocation.writeUInt32LE(CALL_RELOCATION, 8);
  relocation.writeUInt32LE(symbol, 12);
  return relocation;
}

function dynamicTable(entries: [number, number][]): Buffer {
  const table = Buffer.alloc(entries.length * DYNAMIC_ENTRY_BYTES);
  for (const [index, [tag, value]] of entries.entries()) {
    table.writeBigUInt64LE(BigInt(tag), index * DYNAMIC_ENTRY_BYTES);
    table.writeBigUInt64LE(BigInt(value), index * DYNAMIC_ENTRY_BYTES + 8);
  }
  return table;
}

interface PlacedSection {
  name: number;
  kind: number;
  flags: bigint;
  bytes: Buffer;
  link: number;
  place: number;
}

const entryBytes: Record<number, number> = {
  [sectionKinds.dynamicSymbols]: SYMBOL_BYTES,
  [sectionKinds.relocations]: RELOCATION_BYTES,
  [sectionKinds.dynamic]: DYNAMIC_ENTRY_BYTES,
};

function sectionHeader({ name, kind, flags, bytes, link, place }: PlacedSection): Buffer {
  const header = Buffer.alloc(SECTION_HEADER_BYTES);
  header.writeUInt32LE(name, 0);
  header.writeUInt32LE(kind, 4);
  header.writeBigUInt64LE(flags, 8);
  header.writeBigUInt64LE(BigInt(flags === 0n ? 0 : place), 16);
  header.writeBigUInt64LE(BigInt(place), 24);
  header.writeBigUInt64LE(BigInt(bytes.length), 32);
  header.writeUInt32LE(link, 40);
  header.writeUInt32LE(kind === sectionKinds.dynamicSymbols ? 1 : 0, 44);
  header.writeBigUInt64LE(8n, 48);
  header.writeBigUInt64LE(BigInt(entryBytes[kind] ?? 0), 56);
  return header;
}

function programHeader(kind: number, access: number, place: number, length: number): Buffer {
  const header = Buffer.alloc(PROGRAM_HEADER_BYTES);
  header.writeUInt32LE(kind, 0);
  header.writeUInt32LE(access, 4);
  for (const at of [8, 16, 24]) header.writeBigUInt64LE(BigInt(place), at);
  for (const at of [32, 40]) header.writeBigUInt64LE(BigInt(length), at);
  header.writeBigUInt64LE(8n, 48);
  return header;
}

function fileHeader(entry: bigint, sectionHeaders: number, sectionCount: number): Buffer {
  const header = Buffer.alloc(FILE_HEADER_BYTES);
  header.write("\x7fELF\x02\x01\x01", "latin1");
  header.writeUInt16LE(SHARED_OBJECT, 16);
  header.writeUInt16LE(MACHINE_BPF, 18);
  header.writeUInt32LE(1, 20);
  header.writeBigUInt64LE(entry, 24);
  header.writeBigUInt64LE(BigInt(FILE_HEADER_BYTES), 32);
  header.writeBigUInt64LE(BigInt(sectionHeaders), 40);
  header.writeUInt16LE(FILE_HEADER_BYTES, 52);
  header.writeUInt16LE(PROGRAM_HEADER_BYTES, 54);
  header.writeUInt16LE(SEGMENTS, 56);
  header.writeUInt16LE(SECTION_HEADER_BYTES, 58);
  header.writeUInt16LE(sectionCount, 60);
  header.writeUInt16LE(sectionCount - 1, 62);
  return header;
}
