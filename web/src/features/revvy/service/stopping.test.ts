import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { expect, test, vi } from 'vitest';
import { askedMessages } from '../rules/messages.ts';
import { createStopping } from './stopping.ts';

const asked = askedMessages({ id: 'q', content: 'Why?', attachments: [], language: 'en' }, new Date(0));
const stopped: RevvyMessage = { ...asked.reply, id: 'r', content: 'Be', status: 'interrupted', failure: 'stopped' };
const whole: RevvyMessage = { ...asked.reply, id: 'r', content: 'Because.', status: 'complete' };

function start(kept: RevvyMessage) {
  const session = { stop: vi.fn(), isOnItsWay: vi.fn(() => false) };
  const answer = Promise.withResolvers<RevvyMessage>();
  const parts = { stopReply: vi.fn(() => answer.promise), put: vi.fn(), onWanted: vi.fn(), onWhole: vi.fn() };
  const stopping = createStopping({ ...parts, session });
  return { ...parts, session, stopping, arrive: () => answer.resolve(kept) };
}

test('stopping an answer keeps its text so far', async () => {
  const { stopping, session, put, onWanted, onWhole, arrive } = start(stopped);
  arrive();
  await stopping.stop('r');
  expect(session.stop).toHaveBeenCalledOnce();
  expect(put.mock.calls).toEqual([[stopped]]);
  expect(onWanted.mock.calls).toEqual([[true], [false]]);
  expect(onWhole).not.toHaveBeenCalled();
});

test('stopping an answer that is already complete reports that', async () => {
  const { stopping, put, onWhole, arrive } = start(whole);
  arrive();
  await stopping.stop('r');
  expect(put.mock.calls).toEqual([[whole]]);
  expect(onWhole).toHaveBeenCalledOnce();
});

test('an answer stopped before it begins is stopped as soon as it does', async () => {
  const { stopping, stopReply, onWhole, arrive } = start(whole);
  await stopping.stop(null);
  expect(stopReply).not.toHaveBeenCalled();
  stopping.begun('r');
  arrive();
  await vi.waitFor(() => expect(onWhole).toHaveBeenCalledOnce());
  expect(stopReply.mock.calls).toEqual([['r']]);
});

test('an answer nobody stops begins normally', () => {
  const { stopping, stopReply } = start(stopped);
  stopping.begun('r');
  expect(stopReply).not.toHaveBeenCalled();
});

test('a late stop does not affect the next attempt', async () => {
  const { stopping, session, put, onWanted, arrive } = start(stopped);
  const done = stopping.stop('r');
  stopping.beginQuestion();
  arrive();
  await done;
  expect(session.stop).not.toHaveBeenCalled();
  expect(put).not.toHaveBeenCalled();
  expect(onWanted.mock.lastCall).toEqual([false]);
});

test('a failed stop can be tried again', async () => {
  const { stopping, onWanted, stopReply } = start(stopped);
  stopReply.mockRejectedValueOnce(new Error('offline'));
  await expect(stopping.stop('r')).rejects.toThrow('offline');
  expect(onWanted.mock.lastCall).toEqual([false]);
});
