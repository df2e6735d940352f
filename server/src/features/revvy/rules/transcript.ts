import type { Asking } from '../types.ts';

type Said = Asking['history'][number] & { pictures: number };

const mostCharacters = 20_000;
const names = { user: 'Customer', assistant: 'Revvy' } as const;

/** What support reads, oldest first; of a long conversation its end. `said` is oldest first. */
export function writeTranscript(said: readonly Said[]): string {
  const whole = said.map(describe).join('\n\n');
  if (whole.length <= mostCharacters) return whole;
  return `…${whole.slice(1 - mostCharacters).toWellFormed()}`;
}

function describe({ role, content, pictures }: Said): string {
  const shown = pictures === 0 ? '' : `[${pictures} ${pictures === 1 ? 'picture' : 'pictures'}]`;
  return `${names[role]}: ${[shown, content].filter(Boolean).join(' ') || '(no answer)'}`;
}
