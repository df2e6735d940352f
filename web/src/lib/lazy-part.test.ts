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

test('a part opened without a network comes when the network is back', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('no network'));
  const part = onceReachable(load, async () => false);
  await vi.advanceTimersByTimeAsync(4_000);
  load.mockResolvedValue('dialog');
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(part).resolves.toBe('dialog');
});

test('a part does not wait longer than the device is without a network', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('no network'));
  load.mockResolvedValue('dialog');
  const part = onceReachable(load, async () => false);
  await vi.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event('online'));
  await expect(part).resolves.toBe('dialog');
});

test('a part that the server has no longer fails after a second look', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('not found'));
  await expect(onceReachable(load, async () => true)).rejects.toThrow('not found');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a network that comes back between the two looks is no failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('no network'));
  load.mockResolvedValue('dialog');
  await expect(onceReachable(load, async () => true)).resolves.toBe('dialog');
});
