import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';

type Said = Pick<RevvyMessage, 'role' | 'content' | 'warning'> & { pictures: number };

const mostCharacters = 20_000;
const names = { user: 'Customer', assistant: 'Revvy' } as const;

/** What support reads, oldest first; of a long conversation its end. `said` is oldest first. */
export function writeTranscript(said: readonly Said[]): string {
  const whole = said.map(describe).join('\n\n');
  if (whole.length <= mostCharacters) return whole;
  return `…${whole.slice(1 - mostCharacters).toWellFormed()}`;
}

function describe({ role, content, warning, pictures }: Said): string {
  const shown = pictures === 0 ? '' : `[${pictures} ${pictures === 1 ? 'picture' : 'pictures'}]`;
  const said = [shown, content].filter(Boolean).join(' ');
  return `${names[role]}: ${[warning, said].filter(Boolean).join('\n\n') || '(no answer)'}`;
}
