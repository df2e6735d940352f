import { LRUCache } from 'lru-cache';
import { anything, type PublicChanges } from '../../features/live/service/public-changes.ts';
import type { KeptUse, Recorder } from '../../metrics/recorder.ts';
import type { RunFairly } from '../../platform/fair-shares.ts';
import { createRendering, type Reader, type Rendering } from './rendering.ts';
import type { RenderedPage } from './types.ts';
import type { View } from './view.ts';

interface Made {
  page: RenderedPage;
  /** Version of the data before it was read. */
  version: number;
  /** When the rendering began, in ms of `performance.now()`. */
  begunAt: number;
}

interface Entry extends Made {
  /** Keeps a failed rendering from being repeated for every visitor. */
  nextTryAt: number;
}

interface Running extends Omit<Made, 'page'> {
  rendering: Rendering;
}

interface Parts {
  render(view: View): Promise<RenderedPage>;
  runFairly: RunFairly;
  changes: PublicChanges;
  recorder: Pick<Recorder, 'kept'>;
  /** Returns ms that never go back. */
  now?: () => number;
}

/** Limits the size of all kept pages together. */
const mostBytes = 32 * 2 ** 20;
const bytesOfEntry = 1_500;

/** Longer addresses are not worth keeping. */
const longestAddress = 300;

/** Pages say how long ago something was, so they are rendered again even without a change. */
const freshMs = 60_000;

/** A page that did not change may be sent for this long, even if rendering fails. */
const longestMs = 600_000;

/** A change is on every page within a second (product, section 3.8). */
const staleMs = 900;

const retryMs = 1_000;

export type FindPage = (view: View, reader: Reader) => Promise<RenderedPage>;

/** Sends a page from memory, and renders at most one page of a view for the same data at a time. */
export function createKeptPages({
  render,
  runFairly,
  changes,
  recorder,
  now = () => performance.now(),
}: Parts): FindPage {
  const entries = new LRUCache<string, Entry>({ maxSize: mostBytes, sizeCalculation: weigh });
  const running = new Map<string, Running>();

  function start(key: string, view: View): Running {
    const started: Running = {
      version: 0,
      begunAt: Number.POSITIVE_INFINITY,
      rendering: createRendering({ render: make, runFairly }),
    };
    async function make(): Promise<RenderedPage> {
      // Is noted before the data is read, so that a change during the rendering makes the page outdated.
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

  /** Keeps the old page after a failure, and the newer page after a rendering of older data. */
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

  /** A page that is rendered for the first time may show anything, so every change counts. */
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

  /** Renders the page for later visitors. This visitor gets the old page and sees no failure. */
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

  function useOf(entry: Entry | undefined): KeptUse {
    if (!entry || !maySend(entry)) return 'miss';
    return isFresh(entry) ? 'hit' : 'stale';
  }

  return async (view, reader) => {
    await changes.look();
    const key = JSON.stringify(view);
    const entry = entries.get(key);
    const use = useOf(entry);
    recorder.kept('page', use);
    if (!entry || use === 'miss') return await waitFor(key, view, reader);
    if (use === 'stale') renewLater(key, view, reader, entry);
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
