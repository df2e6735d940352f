/** A code of the authenticator app, or one of the recovery codes that are kept for a lost phone. */
export type CodeKind = 'app' | 'recovery';

/** What has been typed into a box for codes. */
export interface TypedCode {
  kind: CodeKind;
  text: string;
}

export const noCode: TypedCode = { kind: 'app', text: '' };

const shortestCode = 6;

export function isWholeCode({ text }: TypedCode): boolean {
  return text.trim().length >= shortestCode;
}
