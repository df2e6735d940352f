export type CodeKind = 'authenticator' | 'recovery';

export interface TypedCode {
  kind: CodeKind;
  text: string;
}

export const noCode: TypedCode = { kind: 'authenticator', text: '' };

const shortestCode = 6;

export function isWholeCode({ text }: TypedCode): boolean {
  return text.trim().length >= shortestCode;
}
