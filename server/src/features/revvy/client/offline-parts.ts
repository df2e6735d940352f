import type { AnswerPart } from '../types.ts';

export const support: AnswerPart = { type: 'card', card: { kind: 'support' } };

/** Paragraphs of Revvy's own words, not looked through for dangers. */
export function say(...texts: string[]): AnswerPart {
  return { type: 'note', text: `${texts.join('\n\n')}\n\n` };
}
