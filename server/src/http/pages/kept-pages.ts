import { LRUCache } from 'lru-cache';
import type { RunFairly } from '../../platform/fair-shares.ts';
import { anything, type PageChanges } from './page-changes.ts';
import { createRendering, type Reader, type Rendering } from './rendering.ts';
import type { RenderedPage } from './types.ts';
import type { View } from './view.ts';

interface Made {
  page: RenderedPage;
  /** Of the data, before it was read. */
  version: number;
  /** When it was begun, in ms of `performance.now()`. */
  begunAt: number;
}

interface Entry extends Made {
  /** A failure is not repeated for every visitor. */
  nextTryAt: number;
}

interface Running extends Omit<Made, 'page'> {
  rendering: Rendering;
}

interface Parts {
  render(view: View): Promise<RenderedPage>;
  runFairly: RunFairly;
  changes: PageChanges;
  /** In ms, never going back. */
  now?: () => number;
}

/** Of everything that is kept. */
const mostBytes = 32 * 2 ** 20;
const bytesOfEntry = 1_500;

/** Longer addresses are not worth keeping. */
const longestAddress = 300;

/** Pages say how long ago something was, so they are rendered again even without a change. */
const freshMs = 60_000;

/** Later, or after a failure to render, a page that did not change may still be sent. */
const longestMs = 600_000;

/** A change is on every page within a second (product, section 3.8). */
const staleMs = 900;

const retryMs = 1_000;

export type FindPage = (view: View, reader: Reader) => Promise<RenderedPage>;

/** Sends a page from memory, and renders at most one page of a view for the same data at a time. */
export function createKeptPages({ render, runFairly, changes, now = () => performance.now() }: Parts): FindPage {
  const entries = new LRUCache<string, Entry>({ maxSize: mostBytes, sizeCalculation: weigh });
  const running = new Map<string, Running>();

  function start(key: string, view: View): Running {
    const started: Running = {
      version: 0,
      begunAt: Number.POSITIVE_INFINITY,
      rendering: createRendering({ render: make, runFairly }),
    };
    async function make(): Promise<RenderedPage> {
      // Before the page's data is read, so that a change during the rendering makes the page outdated.
      started.version = changes.version();
      started.begunAt = now();
      const page = await render(view);
      keep(key, view, { ...started, page });
      return page;
    }
    running.set(key, started);
    const forget = () => running.get(key) === started && running.delete(key);
    started.rendering.page.then(forget, forget);
    return started;
  }

  /** A failure leaves the old page, and a rendering of older data leaves the newer page. */
  function keep(key: string, view: View, { page, version, begunAt }: Made): void {
    if (page.status >= 500 || (entries.peek(key)?.begunAt ?? 0) > begunAt) return;
    if (page.isWhole && isKept(view)) entries.set(key, { page, version, begunAt, nextTryAt: 0 });
    else entries.delete(key);
  }

  function renew(key: string, view: View, reader: Reader): Running {
    const before = running.get(key);
    const joined = before && mayJoin(key, before) ? before : start(key, view);
    joined.rendering.join(reader);
    return joined;
  }

  /** What is rendered for the first time may show anything. */
  function mayJoin(key: string, { rendering, version }: Running): boolean {
    if (rendering.hasEnded()) return false;
    const subjects = entries.peek(key)?.page.shows ?? [anything];
    return !rendering.hasBegun() || changes.firstChange(subjects, version) === undefined;
  }

  function maySend({ page, version, begunAt }: Made): boolean {
    const changedAt = changes.firstChange(page.shows, version);
    return changedAt === undefined ? now() - begunAt < longestMs : now() - changedAt < staleMs;
  }

  function isFresh({ page, version, begunAt }: Made): boolean {
    return now() - begunAt < freshMs && changes.firstChange(page.shows, version) === undefined;
  }

  /** The next visitor gets the new page. A failure is that visitor's to see. */
  function renewLater(key: string, view: View, { address }: Reader, entry: Entry): void {
    if (now() < entry.nextTryAt) return;
    entry.nextTryAt = now() + retryMs;
    renew(key, view, { address });
  }

  /** A rendering that began before the reader came may lack a change that the reader knows of. */
  async function waitFor(key: string, view: View, reader: Reader): Promise<RenderedPage> {
    const cameAt = now();
    for (;;) {
      const joined = renew(key, view, reader);
      const page = await joined.rendering.page;
      if (joined.begunAt >= cameAt) return page;
      await changes.look();
      if (maySend({ ...joined, page })) return page;
    }
  }

  return async (view, reader) => {
    await changes.look();
    const key = JSON.stringify(view);
    const entry = entries.get(key);
    if (entry && isFresh(entry)) return entry.page;
    if (!entry || !maySend(entry)) return await waitFor(key, view, reader);
    renewLater(key, view, reader, entry);
    return entry.page;
  };
}

function isKept({ address, isCanonical }: View): boolean {
  return isCanonical && address.length <= longestAddress;
}

/** Characters of strings take up to two bytes. */
function weigh({ page }: Entry, key: string): number {
  const texts = [key, JSON.stringify(page.headers), ...page.scripts, ...page.shows];
  return page.body.length + bytesOfEntry + 2 * texts.reduce((sum, text) => sum + text.length, 0);
}
