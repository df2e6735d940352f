export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
export type UnsupportedKind = 'svg' | 'heic' | 'other';

export type Sniffed = { isTaken: true; format: ImageFormat } | { isTaken: false; kind: UnsupportedKind };

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Judges a file by its content and ignores its name and declared type. */
export function sniff(bytes: Buffer): Sniffed {
  const format = formatOf(bytes);
  if (format) return { isTaken: true, format };
  return { isTaken: false, kind: isHeif(bytes) ? 'heic' : isSvg(bytes) ? 'svg' : 'other' };
}

function formatOf(bytes: Buffer): ImageFormat | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'png';
  const head = bytes.toString('latin1', 0, 12);
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF.{4}WEBP/s.test(head)) return 'webp';
  return brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : undefined;
}

function isHeif(bytes: Buffer): boolean {
  return brandsOf(bytes).some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand));
}

/** ISO/IEC 14496-12, 4.3. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}

function isSvg(bytes: Buffer): boolean {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const start = bytes.toString(isUtf16 ? 'utf16le' : 'utf8', 0, 4096).replace(/^\ufeff/, '');
  const first = start.replaceAll(/<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^[>]*(\[[^\]]*\])?[^>]*>/gis, '').trimStart();
  return /^<([\w-]+:)?svg[\s>/]/i.test(first);
}
