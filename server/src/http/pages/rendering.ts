import type { RunFairly } from '../../platform/fair-shares.ts';
import { overloaded } from '../../platform/overloaded.ts';
import type { RenderedPage } from './types.ts';

export interface Reader {
  /** This address is charged when the page has to be rendered. */
  address: string;
  /** Aborted when the reader has left. */
  signal?: () => AbortSignal;
}

/** Everybody who waits for a page shares one rendering. */
export interface Rendering {
  page: Promise<RenderedPage>;
  hasBegun(): boolean;
  hasEnded(): boolean;
  join(reader: Reader): void;
}

interface Parts {
  render(): Promise<RenderedPage>;
  runFairly: RunFairly;
}

/**
 * Waits in the lines of all its readers' addresses and begins with the first turn, so that nobody waits behind the
 * pages of another address. Gives up when all readers leave before it begins, or when every line is full.
 */
export function createRendering({ render, runFairly }: Parts): Rendering {
  const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
  promise.catch(() => undefined);
  const lines = new AbortController();
  const addresses = new Set<string>();
  let places = 0;
  let readers = 0;
  let hasBegun = false;
  let hasEnded = false;

  async function begin(): Promise<void> {
    if (hasBegun || hasEnded) return;
    hasBegun = true;
    lines.abort();
    await render()
      .finally(() => {
        hasEnded = true;
      })
      .then(resolve, reject);
  }

  function giveUp(reason: unknown): void {
    if (hasBegun) return;
    hasEnded = true;
    lines.abort();
    reject(reason);
  }

  function refuse(error: unknown): void {
    places--;
    if (places === 0) giveUp(error);
  }

  function leave(): void {
    readers--;
    if (readers === 0) giveUp(overloaded('full'));
  }

  return {
    page: promise,
    hasBegun: () => hasBegun,
    hasEnded: () => hasEnded,
    join({ address, signal }) {
      if (hasBegun) return;
      readers++;
      signal?.().addEventListener('abort', leave, { once: true });
      if (addresses.has(address)) return;
      addresses.add(address);
      places++;
      runFairly(address, begin, lines.signal).catch(refuse);
    },
  };
}
