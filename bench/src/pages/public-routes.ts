import type { Database } from '../../../server/src/database/pool.ts';
import { choosePages } from './choose-pages.ts';

export interface PublicRoutes {
  /** At least one page of every kind that most visitors see. */
  kinds: PublicRoute[];
  /** Addresses of all other public pages. */
  others: string[];
}

export interface PublicRoute {
  path: string;
  /** Search engines may not list it (product, section 2.5). */
  isClosed: boolean;
}

export async function listPublicRoutes(db: Database): Promise<PublicRoutes> {
  const kinds = (await choosePages(db)).map(({ path }) => path);
  return {
    kinds: ['/car-service', ...kinds].sort().map((path) => ({ path, isClosed: path.startsWith('/book/') })),
    others: [
      '/services/car-service',
      '/auth/reset',
      '/support',
      '/support/create-ticket',
      '/support/call-request',
      '/delete-account',
    ],
  };
}
