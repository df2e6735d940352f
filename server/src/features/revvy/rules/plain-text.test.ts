import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';
import { writeTranscript } from './transcript.ts';

test('Markdown marks and gaps are removed, words and lists are kept', () => {
  const markdown = '## Brakes\n\n\n\n**Stop.** Have *both* pads and `discs` looked at.\n\n* one\n+ two\n- 2 * 3\n\n\n';
  expect(plainText(markdown)).toBe('Brakes\n\nStop. Have both pads and discs looked at.\n\n- one\n- two\n- 2 * 3');
});

test('escaped characters are shown literally', () => {
  expect(plainText('Sharma \\*Works\\*')).toBe('Sharma *Works*');
});

test('a ticket shows the choices that Revvy offered', () => {
  const cards = [{ kind: 'choices' as const, questions: ['Brakes squeal', 'Brakes grind'] }];
  const said = [{ role: 'assistant' as const, content: 'Which one?', warning: null, cards, pictures: 0 }];
  expect(writeTranscript(said)).toBe('Revvy: Which one?\n- Brakes squeal\n- Brakes grind');
});

test("Revvy's messages in a ticket are plain text, and the customer's are unchanged", () => {
  const said = [
    { role: 'user', content: 'my **car**', warning: null, cards: [], pictures: 0 },
    {
      role: 'assistant',
      content: '**Title**\n\nText\n\n\n\nMore\n\n',
      warning: '**Do not drive.** Stop.',
      cards: [],
      pictures: 0,
    },
  ] satisfies Parameters<typeof writeTranscript>[0];
  expect(writeTranscript(said)).toBe('Customer: my **car**\n\nRevvy: Do not drive. Stop.\n\nTitle\n\nText\n\nMore');
});
