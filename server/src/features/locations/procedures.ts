import { api } from '../../platform/procedure.ts';
import { reverseLocation, searchPlaces } from './queries.ts';

export const locationsProcedures = {
  reverse: api.locations.reverse.handler(({ input, context }) => reverseLocation(context.app.locations, input)),
  search: api.locations.search.handler(({ input, context }) => searchPlaces(context.app.locations.cities, input.text)),
};
