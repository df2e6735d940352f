import type { Database } from '../database/pool.ts';
import { loadDemonstrationCommunity, type Surroundings } from './load-community.ts';
import { loadDemonstrationGarages } from './load-garages.ts';

/** The garages come first: the community is loaded only beside demonstration garages. */
export async function loadDemonstrationData(db: Database, around: Surroundings): Promise<void> {
  await loadDemonstrationGarages(db, around.log);
  await loadDemonstrationCommunity(db, around);
}
