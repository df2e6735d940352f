import type { Database } from '../database/pool.ts';
import { type Dependencies, loadDemonstrationCommunity } from './load-community.ts';
import { loadDemonstrationGarages } from './load-garages.ts';

/** The garages come first: the community is loaded only beside demonstration garages. */
export async function loadDemonstrationData(db: Database, deps: Dependencies): Promise<void> {
  await loadDemonstrationGarages(db, deps.log);
  await loadDemonstrationCommunity(db, deps);
}
