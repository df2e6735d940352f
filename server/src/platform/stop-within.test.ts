import { expect, test, vi } from 'vitest';
import { stopWithin } from './stop-within.ts';

test('work that hangs or fails at the shutdown is abandoned and named, and the rest has ended', async () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  const ended: string[] = [];
  const kinds = {
    mails: async () => ended.push('mails'),
    pushes: () => new Promise(() => undefined),
    payments: () => Promise.reject(new Error('The connection was lost')),
  };
  await stopWithin(kinds, { log, ms: 100 });
  expect(ended).toEqual(['mails']);
  expect(log.warn.mock.calls).toEqual([[{ kinds: ['pushes'] }, 'unfinished work was abandoned']]);
  expect(log.error.mock.calls).toMatchObject([[{ kind: 'payments' }, 'work could not be stopped']]);
});

test('work that ends in time is waited for', async () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  const gate = Promise.withResolvers<void>();
  let isStopped = false;
  const stopping = stopWithin({ mails: () => gate.promise }, { log }).then(() => {
    isStopped = true;
  });
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  gate.resolve();
  await stopping;
  expect(log.warn).not.toHaveBeenCalled();
});
