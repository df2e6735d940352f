import type { PublicChanges } from '../../features/live/service/public-changes.ts';
import { createFairShares } from '../../platform/fair-shares.ts';
import { overloaded } from '../../platform/overloaded.ts';
import { pageHeaders } from '../security-headers.ts';
import type { Services } from '../services.ts';
import { createKeptPages, type FindPage } from './kept-pages.ts';
import type { PictureOrigins } from './picture-origins.ts';
import type { RenderedPage, Web } from './types.ts';
import { requestOf, type View } from './view.ts';

/** Renderings wait for the API most of their time. One address cannot take all places. */
const shares = { atOnce: 4, atOnceOfAccount: 3, waiting: 64, waitingOfAccount: 16 };

interface Parts {
  services: Services;
  web: Web;
  changes: PublicChanges;
  pictureOrigins: PictureOrigins;
}

/** Finds a page in memory, or renders it when it is the address's turn. */
export function createFinder({ services, web, changes, pictureOrigins }: Parts): FindPage {
  const renderBody = web.connect(services);
  const runFairly = createFairShares(shares);

  /** Adds the policy for exactly this page. */
  async function render(view: View): Promise<RenderedPage> {
    if (services.isLate()) throw overloaded('late');
    const [{ origins, isCurrent }, page] = await Promise.all([
      pictureOrigins.read(),
      renderBody(requestOf(view, services.origin)),
    ]);
    const headers = { ...page.headers, ...pageHeaders(page.scripts, origins, web.morePolicy) };
    return { ...page, headers, isWhole: page.isWhole && isCurrent };
  }

  if (web.keepsPages) return createKeptPages({ render, runFairly, changes, recorder: services.recorder });
  return async (view, { address, signal }) => await runFairly(address, () => render(view), signal?.());
}
