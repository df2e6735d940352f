import { setTimeout as wait } from 'node:timers/promises';
import type { Spending } from '../model/spent-tokens.ts';

export type Fetch = typeof globalThis.fetch;

interface Requests {
  fetch: Fetch;
  spending: Pick<Spending, 'sent' | 'refused'>;
}

const pauseMs = 300;
const longestPauseMs = 5_000;

/** Retries once in total. Refuses a redirect, which would send the key and the question elsewhere. */
export function createModelFetch({ fetch, spending }: Requests): Fetch {
  let isRetried = false;

  async function request(...[input, init]: Parameters<Fetch>): Promise<Response> {
    spending.sent();
    try {
      const response = await fetch(input, { ...init, redirect: 'error' });
      if (!response.ok) spending.refused();
      return response;
    } catch (error) {
      if (!init?.signal?.aborted) spending.refused();
      throw error;
    }
  }

  return async (input, init) => {
    const first = await request(input, init).catch((error: unknown) => ({ error }));
    const pause = isRetried ? null : pauseBefore(first);
    if (pause !== null && !init?.signal?.aborted) {
      isRetried = true;
      if (!('error' in first)) await first.body?.cancel();
      await wait(pause, undefined, init?.signal ? { signal: init.signal } : {});
      return await request(input, init);
    }
    if ('error' in first) throw first.error;
    return first;
  };
}

/** Null if the same request would fail again. */
function pauseBefore(outcome: Response | { error: unknown }): number | null {
  if ('error' in outcome) return pauseMs;
  if (outcome.status !== 429 && outcome.status < 500) return null;
  const asked = Number(outcome.headers.get('retry-after') ?? 0) * 1_000;
  if (asked > longestPauseMs) return null;
  return asked > 0 ? asked : pauseMs;
}
