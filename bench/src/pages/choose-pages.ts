import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../server/src/database/pool.ts';
import { demonstrationId } from '../../../server/src/demonstration/community-rows.ts';
import { garages } from '../../../server/src/features/garages/tables.ts';

export interface PublicPage {
  name: string;
  path: string;
  /** The subject of the page, such as a garage's name. */
  about?: string;
}

/** Chooses one page of each kind that visitors open without an account. */
export async function choosePages(db: Database): Promise<PublicPage[]> {
  const [garage] = await db
    .select({ id: garages.id, name: garages.name })
    .from(garages)
    .where(and(eq(garages.status, 'active'), eq(garages.isDemonstration, true)))
    .orderBy(garages.id)
    .limit(1);
  if (!garage) throw new Error('There is no garage');
  return [
    { name: '/', path: '/' },
    { name: '/services', path: '/services' },
    { name: 'landing page', path: '/car-service/pune' },
    { name: 'garage page', path: `/garage/${garage.id}`, about: garage.name },
    { name: 'post page', path: `/post/${demonstrationId('post', 'khardung-morning')}` },
    { name: '/auth', path: '/auth' },
  ];
}
