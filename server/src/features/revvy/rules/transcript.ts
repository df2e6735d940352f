import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { plainText } from './plain-text.ts';

type Said = Pick<RevvyMessage, 'role' | 'content' | 'warning' | 'cards'> & { pictures: number };

const mostCharacters = 20_000;
const names = { user: 'Customer', assistant: 'Revvy' } as const;

/** A long conversation is cut to its end. `said` is oldest first. */
export function writeTranscript(said: readonly Said[]): string {
  const whole = said.map(describe).join('\n\n');
  if (whole.length <= mostCharacters) return whole;
  return `…${whole.slice(1 - mostCharacters).toWellFormed()}`;
}

function describe({ role, content, warning, cards, pictures }: Said): string {
  const shown = pictures === 0 ? '' : `[${pictures} ${pictures === 1 ? 'picture' : 'pictures'}]`;
  // Only Revvy writes Markdown.
  const written = role === 'assistant' ? plainText(content) : content;
  const choices = cards.flatMap((card) => (card.kind === 'choices' ? card.questions : []));
  const said = [[shown, written].filter(Boolean).join(' '), ...choices.map((choice) => `- ${choice}`)]
    .filter(Boolean)
    .join('\n');
  const warned = warning && plainText(warning);
  return `${names[role]}: ${[warned, said].filter(Boolean).join('\n\n') || '(no answer)'}`;
}
