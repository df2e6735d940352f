/** The header of a regular file in the ustar format (POSIX 1003.1, pax: "ustar Interchange Format"). */
export interface TarHeader {
  name: string;
  size: number;
  /** Seconds since 1970. */
  modifiedAt: number;
}

export const blockBytes = 512;

const longestName = 100;
/** Eleven octal digits. */
const largestSize = 8 ** 11 - 1;

const sizePlace = 124;
const timePlace = 136;
const checksumPlace = 148;

export function encodeHeader({ name, size, modifiedAt }: TarHeader): Buffer {
  if (Buffer.byteLength(name) > longestName) throw new Error(`The name ${name} is too long for a backup.`);
  if (size > largestSize) throw new Error(`${name} is too large for a backup.`);
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0);
  for (const [place, digits, value] of [
    [100, 7, 0o600],
    [108, 7, 0],
    [116, 7, 0],
    [sizePlace, 11, size],
    [timePlace, 11, modifiedAt],
  ] as const) {
    header.write(value.toString(8).padStart(digits, '0'), place);
  }
  // A regular file, then the format and its version.
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  return withChecksum(header);
}

/** Null unless it is exactly what `encodeHeader` writes, so that no altered byte remains unnoticed. */
export function decodeHeader(header: Buffer): TarHeader | null {
  const end = header.indexOf(0);
  const name = header.toString('utf8', 0, Math.min(Math.max(end, 0), longestName));
  const [size, modifiedAt] = [numberAt(header, sizePlace), numberAt(header, timePlace)];
  if (name === '' || size === null || modifiedAt === null) return null;
  const found = { name, size, modifiedAt };
  return Buffer.byteLength(name) <= longestName && encodeHeader(found).equals(header) ? found : null;
}

function numberAt(header: Buffer, place: number): number | null {
  const digits = header.toString('latin1', place, place + 11);
  return /^[0-7]{11}$/.test(digits) ? Number.parseInt(digits, 8) : null;
}

/** The sum of all bytes, with spaces in place of the sum itself. */
function withChecksum(header: Buffer): Buffer {
  header.write(' '.repeat(8), checksumPlace);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, checksumPlace);
  return header;
}
