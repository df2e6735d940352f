import { LRUCache } from 'lru-cache';
import type { PageChanges, Subject } from './page-changes.ts';
import type { RenderedPage } from './types.ts';
import { shellAddress, type View } from './view.ts';

interface Entry {
  page: RenderedPage;
  version: string;
  /** In ms of `performance.now()`. */
  madeAt: number;
}

interface Parts {
  render(view: View, address: string): Promise<RenderedPage>;
  changes: PageChanges;
  /** In ms, never going back. */
  now?: () => number;
}

const mostBytes = 32 * 2 ** 20;

/** Longer addresses are not worth keeping. */
const longestAddress = 300;

/** Pages say how long ago something was, so they are rendered again even without a change. */
const freshMs = 60_000;

/** Later, or after a failure to render, a page that did not change may still be sent. */
const longestMs = 600_000;

/** A change is on every page within a second (product, section 3.8). */
const staleMs = 900;

/** Finds the page for a view; `address` is charged when it has to be rendered. */
export type FindPage = (view: View, address: string) => Promise<RenderedPage>;

/** Sends a page from memory, and renders at most one page of a view at a time. */
export function createKeptPages({ render, changes, now = () => performance.now() }: Parts): FindPage {
  const entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }) => page.body.length + 1_000,
  });
  const rendering = new Map<string, Promise<RenderedPage>>();

  function renew(key: string, view: View, address: string): Promise<RenderedPage> {
    const running = rendering.get(key);
    if (running) return running;
    const started = makeAndKeep(key, view, address).finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  }

  async function makeAndKeep(key: string, view: View, address: string): Promise<RenderedPage> {
    // Before the page's data is read, so that a change during the rendering makes the page outdated.
    const version = changes.versionOf(subjectsOf(view));
    const page = await render(view, address);
    if (page.isWhole && isKept(view)) entries.set(key, { page, version, madeAt: now() });
    else entries.delete(key);
    return page;
  }

  function maySend({ version, madeAt }: Entry, view: View): boolean {
    const subjects = subjectsOf(view);
    if (version !== changes.versionOf(subjects)) return now() - changes.changedAfter(subjects) < staleMs;
    return now() - madeAt < longestMs;
  }

  return async (view, address) => {
    await changes.look();
    const key = JSON.stringify(view);
    const entry = entries.get(key);
    if (!entry || !maySend(entry, view)) return await renew(key, view, address);
    const isFresh = entry.version === changes.versionOf(subjectsOf(view)) && now() - entry.madeAt < freshMs;
    // Renders the new page for the next visitor, who also gets the error if that fails.
    if (!isFresh) renew(key, view, address).catch(() => undefined);
    return entry.page;
  };
}

/** Pages after a payment show a state that changes by the second. */
function isKept({ address }: View): boolean {
  return address.length <= longestAddress && !address.startsWith('/payment-');
}

export function subjectsOf({ address }: Pick<View, 'address'>): Subject[] {
  if (address === shellAddress) return [];
  const [, post] = address.match(/^\/post\/([0-9a-f-]{36})\b/i) ?? [];
  return post ? [`post:${post.toLowerCase()}`, 'people'] : ['garages'];
}
