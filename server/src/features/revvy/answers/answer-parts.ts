import type { AnswerPart } from '../types.ts';

export const support: AnswerPart = { type: 'card', card: { kind: 'support' } };

/** These texts are not checked for dangers. */
export function say(...texts: string[]): AnswerPart {
  return { type: 'note', text: `${texts.join('\n\n')}\n\n` };
}
