export type Coding = 'br' | 'gzip';

const codings: Coding[] = ['br', 'gzip'];

/** The best coding that an `Accept-Encoding` header allows (RFC 9110, section 12.5.3). */
export function acceptedCoding(header = ''): Coding | undefined {
  const weights = new Map(header.toLowerCase().split(',').map(readPart));
  return codings.find((coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0);
}

function readPart(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const [, weight = '1'] = parameters.map((text) => text.split(/\s*=\s*/)).find(([key]) => key === 'q') ?? [];
  return [name, Number(weight)];
}
