import type { PublicChanges } from '../src/features/live/service/public-changes.ts';
import { createKeptPages } from '../src/http/pages/kept-pages.ts';
import type { RenderedPage } from '../src/http/pages/types.ts';
import type { View } from '../src/http/pages/view.ts';
import type { KeptUse } from '../src/metrics/recorder.ts';
import { createFairShares } from '../src/platform/fair-shares.ts';

export const homeView: View = { address: '/', isCanonical: true, language: 'en', theme: '', place: '' };

const shares = { atOnce: 4, atOnceOfAccount: 3, waiting: 64, waitingOfAccount: 16 };

/** Sets up kept pages with a renderer that numbers its pages, changes made by hand, and a clock. */
export function createPageStage(rendered: Partial<RenderedPage> = {}) {
  const stage = {
    now: 1_000_000,
    /** Properties of the next pages. */
    rendered: { status: 200, isWhole: true, shows: ['garages'], ...rendered },
    error: undefined as unknown,
    /** When true, a look finds nothing new, as within half a second of the last one. */
    isBlind: false,
    uses: [] as KeptUse[],
    /** Addresses of the renderings, in the order in which they began. */
    begun: [] as string[],
  };
  const made: { version: number; at: number }[] = [];
  let known = 0;
  let hold: Promise<void> | undefined;

  const changes: PublicChanges = {
    async look() {
      if (!stage.isBlind) known = made.length;
    },
    async lookNow() {
      await changes.look();
      return true;
    },
    version: () => known,
    firstChange: (_, after) => made.find(({ version }) => version > after && version <= known)?.at,
    lastChange: () => Number.NEGATIVE_INFINITY,
  };

  async function render({ address }: View): Promise<RenderedPage> {
    const body = new Uint8Array(Buffer.from(`page ${stage.begun.push(address)}`));
    const { rendered } = stage;
    await hold;
    if (stage.error) throw stage.error;
    return { headers: {}, body, isCompressed: false, etag: '', scripts: [], ...rendered };
  }

  const find = createKeptPages({
    changes,
    recorder: { kept: (_, use) => void stage.uses.push(use) },
    now: () => stage.now,
    runFairly: createFairShares(shares),
    render,
  });
  return {
    stage,
    find,
    read: async (view: Partial<View> = {}, address = 'someone', signal?: AbortSignal) => {
      const page = await find({ ...homeView, ...view }, { address, ...(signal && { signal: () => signal }) });
      return Buffer.from(page.body).toString();
    },
    change: () => void made.push({ version: made.length + 1, at: stage.now }),
    /** Renderings that begin from now on wait until the returned function is called. */
    pause: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      hold = promise;
      return () => {
        if (hold === promise) hold = undefined;
        resolve();
      };
    },
  };
}

/** Lets renderings in the background begin or end. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));
