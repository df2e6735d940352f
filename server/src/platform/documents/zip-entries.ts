const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const longestComment = 0xffff;
const mostEntries = 10_000;

/** APPNOTE.TXT, 4.3.12. Empty for an incomplete ZIP. */
export function zipEntries(bytes: Buffer): string[] {
  const end = findEnd(bytes);
  if (end === null) return [];
  const names: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (at + entryLength <= end && names.length < mostEntries && bytes.readUInt32LE(at) === entrySignature) {
    const nameLength = bytes.readUInt16LE(at + 28);
    names.push(bytes.toString('utf8', at + entryLength, at + entryLength + nameLength));
    at += entryLength + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
}

function findEnd(bytes: Buffer): number | null {
  const first = Math.max(0, bytes.length - endLength - longestComment);
  for (let at = bytes.length - endLength; at >= first; at--) if (bytes.readUInt32LE(at) === endSignature) return at;
  return null;
}
