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
};

test('a conversation begins with what the form said, each part under who said it and when in India', () => {
  const [, opening, answer] = writeTranscript(conversation).split('\n\n');
  expect(opening).toMatch(/^23 Nov 2026, 10:00, Asha Rao:\nThe bill says ₹499\.$/);
  expect(answer).toMatch(/^24 Nov 2026, 01:30, Meera \(Pahiya\):\nGood morning$/);
});

test('a chat begins with its first message: nobody is made to say anything', () => {
  const text = writeTranscript({ ...conversation, description: '' });
  expect(text).not.toContain('Asha Rao');
  expect(text.split('\n\n')).toHaveLength(2);
});
