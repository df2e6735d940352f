import { expect, test } from 'vitest';
import { writeTranscript } from './transcript.ts';

const said = { senderType: 'agent', senderName: 'Meera', message: 'Good morning', attachments: [] } as const;
const conversation = {
  subject: 'Wrong amount',
  description: 'The bill says ₹499.',
  customerName: 'Asha Rao',
  createdAt: new Date('2026-11-23T04:30:00Z'),
  messages: [{ ...said, attachments: [], createdAt: '2026-11-23T20:00:00.000Z' }],
  isCut: false,
  language: 'en' as const,
};

test('a transcript begins with the form’s text, and each part names its writer and the Indian time', () => {
  const [, opening, answer] = writeTranscript(conversation).split('\n\n');
  expect(opening).toMatch(/^23 Nov 2026, 10:00 AM, Asha Rao:\nThe bill says ₹499\.$/);
  expect(answer).toMatch(/^24 Nov 2026, 1:30 AM, Meera \(Pahiya\):\nGood morning$/);
});

test('a transcript has headings in the reader’s language and messages as they were written', () => {
  const [title, opening, answer] = writeTranscript({ ...conversation, language: 'hi' }).split('\n\n');
  expect(title).toBe('यह "Wrong amount" के बारे में आपकी बातचीत है, समय भारत का है।');
  expect(opening).toBe('23 नवंबर 2026, 10:00 AM, Asha Rao:\nThe bill says ₹499.');
  expect(answer).toBe('24 नवंबर 2026, 1:30 AM, Meera (Pahiya):\nGood morning');
});

test('the transcript of a chat begins with its first message', () => {
  const text = writeTranscript({ ...conversation, description: '' });
  expect(text).not.toContain('Asha Rao');
  expect(text.split('\n\n')).toHaveLength(2);
});
