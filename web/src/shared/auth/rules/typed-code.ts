export type CodeKind = 'app' | 'recovery';

export interface TypedCode {
  kind: CodeKind;
  text: string;
}

export const noCode: TypedCode = { kind: 'app', text: '' };

const shortestCode = 6;

export function isWholeCode({ text }: TypedCode): boolean {
  return text.trim().length >= shortestCode;
}
