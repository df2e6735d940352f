import { implement } from '@orpc/server';
import { garagesContract } from '@pahiya/contract/garages/contract';
import { invalidCursor } from '../../platform/invalid-input.ts';
import type { BaseContext } from '../../platform/procedure.ts';
import type { Locations } from '../locations/types.ts';
import { listAround } from './queries/list-around.ts';
import { searchGarages } from './queries/search-garages.ts';
import { suggestSearches } from './queries/suggest-searches.ts';

const api = implement(garagesContract).$context<BaseContext & { locations: Locations }>();

/** The search reads garages, which know nothing of it. */
export const searchProcedures = {
  nearby: api.nearby.handler(({ input, context }) => listAround(context.db, context.locations.cities, input)),
  search: api.search.handler(async ({ input, context }) => {
    const page = await searchGarages(context.db, input, context.now());
    if (!page) throw invalidCursor();
    return page;
  }),
  suggest: api.suggest.handler(({ input, context }) => suggestSearches(context.db, context.locations.cities, input)),
};
