import { type ChatMessage, systemTexts } from '@pahiya/contract/support/schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beginsDay,
  endOf,
  goesOn,
  hasExpired,
  lastOfOthers,
  markOf,
  mergeMessages,
  momentOf,
  systemTextOf,
  writerOf,
} from './messages.ts';

function message(seq: number, senderType: ChatMessage['senderType'] = 'user'): ChatMessage {
  return {
    id: String(seq),
    ticketId: 't',
    seq,
    senderType,
    senderName: null,
    message: `message ${seq}`,
    attachments: [],
    createdAt: '2026-11-21T06:00:00.000Z',
  };
}

test('messages are unique and in order, whatever way they arrive', () => {
  const parts = fc.array(fc.array(fc.integer({ min: 1, max: 60 })));
  fc.assert(
    fc.property(parts, (batches) => {
      const merged = batches.reduce<ChatMessage[]>(
        (known, seqs) =>
          mergeMessages(
            known,
            seqs.map((seq) => message(seq)),
          ),
        [],
      );
      const wanted = [...new Set(batches.flat())].sort((a, b) => a - b);
      expect(merged.map(({ seq }) => seq)).toEqual(wanted);
    }),
  );
});

test('messages are requested from the first gap on', () => {
  expect(endOf([])).toBe(0);
  expect(endOf([1, 2, 3].map((seq) => message(seq)))).toBe(3);
  expect(endOf([1, 2, 5].map((seq) => message(seq)))).toBe(2);
  expect(endOf([3].map((seq) => message(seq)))).toBe(0);
});

test('file links are renewed before they expire', () => {
  const expires = Date.parse('2026-11-21T07:00:00Z') / 1000;
  const file = { id: 'f', name: 'a.txt', contentType: 'text/plain', bytes: 1, picture: null };
  const withFile = { attachments: [{ ...file, url: `/api/files/a?expires=${expires}&signature=x` }] };
  expect(hasExpired([message(1), withFile], new Date('2026-11-21T06:54:00Z'))).toBe(false);
  expect(hasExpired([message(1), withFile], new Date('2026-11-21T06:56:00Z'))).toBe(true);
  expect(hasExpired([message(1)], new Date('2030-01-01T00:00:00Z'))).toBe(false);
});

test('a message is sent, then delivered, then read', () => {
  const marks = { deliveredSeq: 4, readSeq: 2 };
  expect([2, 3, 5].map((seq) => markOf(seq, marks))).toEqual(['read', 'delivered', 'sent']);
});

test("only the other side's messages are marked as read", () => {
  expect(lastOfOthers([message(1, 'system'), message(2, 'agent'), message(3)], 'customer')).toBe(2);
  expect(lastOfOthers([message(1)], 'customer')).toBe(0);
  expect(lastOfOthers([message(1), message(2, 'agent'), message(3, 'system')], 'agent')).toBe(1);
  expect(lastOfOthers([message(1, 'system')], 'agent')).toBe(0);
});

test('the typing indicator shows other writers, never the reader', () => {
  const reader = { ticketId: 'ticket', userId: 'kavya' };
  expect(writerOf('ticket', { ...reader, side: 'customer' })).toBeNull();
  expect(writerOf('kavya', { ...reader, side: 'customer' })).toBe('agent');
  expect(writerOf('ticket', { ...reader, side: 'agent' })).toBe('customer');
  expect(writerOf('kavya', { ...reader, side: 'agent' })).toBeNull();
  expect(writerOf('rohan', { ...reader, side: 'agent' })).toBe('agent');
});

test('the name appears above the first of consecutive messages', () => {
  const next = { ...message(2), createdAt: '2026-11-22T06:00:00.000Z' };
  expect(goesOn(message(1), undefined)).toBe(false);
  expect(goesOn(message(2), message(1))).toBe(true);
  expect(goesOn(next, message(1))).toBe(false);
  expect(goesOn(message(2, 'agent'), message(1))).toBe(false);
  const [kavya, rohan] = ['Kavya', 'Rohan'].map((senderName) => ({ ...message(1, 'agent'), senderName }));
  expect(kavya && rohan && goesOn(rohan, kavya)).toBe(false);
});

test('days and times are those of India', () => {
  expect(momentOf('2026-11-21T18:45:00.000Z')).toEqual({ date: '2026-11-22', time: '00:15' });
  expect(beginsDay({ createdAt: '2026-11-21T18:45:00.000Z' }, { createdAt: '2026-11-21T18:15:00.000Z' })).toBe(true);
  expect(beginsDay({ createdAt: '2026-11-21T18:45:00.000Z' }, { createdAt: '2026-11-21T18:35:00.000Z' })).toBe(false);
});

test('system messages are recognized by their text, but not when an agent writes the same', () => {
  expect(systemTextOf({ senderType: 'system', message: systemTexts.welcome })).toBe('welcome');
  expect(systemTextOf({ senderType: 'agent', message: systemTexts.welcome })).toBeNull();
  expect(systemTextOf({ senderType: 'system', message: 'Something new' })).toBeNull();
});
