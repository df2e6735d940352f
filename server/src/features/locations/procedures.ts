import { implement } from '@orpc/server';
import { locationsContract } from '@pahiya/contract/locations/contract';
import { type BaseContext, limitLookups } from '../../platform/procedure.ts';
import { reverseLocation, searchPlaces } from './queries.ts';
import type { Locations } from './types.ts';

const api = implement(locationsContract).$context<BaseContext & { locations: Locations }>();

export const locationsProcedures = api.router({
  reverse: api.reverse.use(limitLookups).handler(({ input, context }) => reverseLocation(context.locations, input)),
  search: api.search.handler(({ input, context }) => searchPlaces(context.locations.cities, input.text)),
});
