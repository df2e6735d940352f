import type { Database } from '../../../server/src/database/pool.ts';
import { choosePages } from './choose-pages.ts';

export interface PublicRoutes {
  /** At least one page of every kind that most visitors see. */
  kinds: string[];
  /** Addresses of all other public pages. */
  others: string[];
}

export async function listPublicRoutes(db: Database): Promise<PublicRoutes> {
  const kinds = (await choosePages(db)).map(({ path }) => path);
  return {
    kinds: ['/car-service', ...kinds].sort(),
    others: [
      '/services/car-service',
      '/auth/reset',
      '/auth/confirm',
      '/support',
      '/support/create-ticket',
      '/support/call-request',
      '/delete-account',
    ],
  };
}
