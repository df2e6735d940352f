import { implement } from '@orpc/server';
import { garagesContract } from '@pahiya/contract/garages/contract';
import { invalidCursor } from '../../platform/invalid-input.ts';
import type { BaseContext } from '../../platform/procedure.ts';
import { searchGarages } from './queries/search-garages.ts';

const api = implement(garagesContract).$context<BaseContext>();

/** The search reads garages, which know nothing of it. */
export const searchProcedures = {
  search: api.search.handler(async ({ input, context }) => {
    const page = await searchGarages(context.db, input, context.now());
    if (!page) throw invalidCursor();
    return page;
  }),
};
