import { expect, test, vi } from 'vitest';
import { within } from './within.ts';

test('a value in time is returned, and a late one is not waited for', async () => {
  vi.useFakeTimers();
  try {
    expect(await within(Promise.resolve('value'), 600)).toBe('value');
    expect(vi.getTimerCount()).toBe(0);
    const late = within(new Promise<string>(() => undefined), 600);
    await vi.advanceTimersByTimeAsync(600);
    expect(await late).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
