import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { expect, test } from 'vitest';
import { askedMessages } from './messages.ts';
import { type ConversationWords, fileNameOf, writeConversation } from './written-conversation.ts';

const words: ConversationWords = {
  you: 'You',
  revvy: 'Revvy',
  when: (at) => at.slice(0, 10),
  rupees: (amount) => `₹${amount}`,
  clock: (time) => time,
  date: (date) => date,
  service: (name) => name,
  sources: (titles) => `Source: ${titles}`,
};

function turn(content: string, answer: Partial<RevvyMessage>): RevvyMessage[] {
  const asked = { id: content, content, attachments: [], language: 'en' as const };
  const { question, reply } = askedMessages(asked, new Date('2026-11-24T10:00:00Z'));
  return [question, { ...reply, ...answer }];
}

test('a conversation is written with its questions, answers, warnings and facts', () => {
  const garage = {
    garageId: 'g',
    name: 'Speed',
    location: 'Pune',
    averageRating: null,
    distanceKm: null,
    nextSlot: null,
  };
  const cards: RevvyMessage['cards'] = [
    { kind: 'garages', items: [{ ...garage, services: [{ id: 's', name: 'Brake pads', price: 900 }] }] },
    { kind: 'price', service: 'Brake pads', vehicleType: null, city: null, lowest: 900, highest: 1200, garages: 3 },
    { kind: 'sources', titles: ['Brakes'] },
    { kind: 'support' },
  ];
  const content = '**Worn pads**\n\n- squeal in the *morning*\n- 2 * 3';
  const messages = turn('Why do *they* squeal?', { content, warning: '**Do not drive.**', cards });
  expect(writeConversation('My brakes', messages, words)).toBe(`My brakes

You (2026-11-24)
Why do *they* squeal?

Revvy (2026-11-24)
Do not drive.

Worn pads

- squeal in the *morning*
- 2 * 3

- Speed, Pune: Brake pads ₹900
- Brake pads: ₹900 – ₹1200
Source: Brakes
`);
});

test('an answer without words is left out', () => {
  expect(writeConversation('t', turn('Why?', { content: '' }), words)).toBe('t\n\nYou (2026-11-24)\nWhy?\n');
});

test.each([
  ['Brakes: why/how?', 'Brakes why how.txt'],
  ['मेरी गाड़ी', 'मेरी गाड़ी.txt'],
  ['..', 'Revvy.txt'],
  ['My brakes squeal...', 'My brakes squeal.txt'],
])("the title '%s' becomes the file name %s", (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});
