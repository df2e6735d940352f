import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceReachable } from './lazy-part.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part opened offline loads when the network returns', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('no network'));
  const part = onceReachable(load, async () => false);
  await vi.advanceTimersByTimeAsync(4_000);
  load.mockResolvedValue('dialog');
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(part).resolves.toBe('dialog');
});

test('a part loads as soon as the device is online', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('no network'));
  load.mockResolvedValue('dialog');
  const part = onceReachable(load, async () => false);
  await vi.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event('online'));
  await expect(part).resolves.toBe('dialog');
});

test('a part missing on the server fails after a second attempt', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('not found'));
  await expect(onceReachable(load, async () => true)).rejects.toThrow('not found');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a network that returns between the two attempts is no failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('no network'));
  load.mockResolvedValue('dialog');
  await expect(onceReachable(load, async () => true)).resolves.toBe('dialog');
});
