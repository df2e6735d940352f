export type Coding = 'br' | 'gzip';

const codings: Coding[] = ['br', 'gzip'];

/** The best coding that an `Accept-Encoding` header allows (RFC 9110, section 12.5.3). */
export function acceptedCoding(header = ''): Coding | undefined {
  const parts = header.toLowerCase().split(',');
  const accepted = new Set(parts.map(readPart));
  return codings.find((coding) => accepted.has(coding));
}

/** The name of a coding, unless its weight forbids it. */
function readPart(part: string): string | undefined {
  const [name, weight = ''] = part.trim().split(/\s*;\s*/);
  return /^q\s*=\s*0(\.0*)?$/.test(weight) ? undefined : name;
}
