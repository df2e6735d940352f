import { implement } from '@orpc/server';
import { locationsContract } from '@pahiya/contract/locations/contract';
import { type BaseContext, limitLookups, takeOrRefuse } from '../../platform/procedure.ts';
import { findPincode, reverseLocation, searchPlaces } from './queries.ts';
import type { Locations } from './types.ts';

const api = implement(locationsContract).$context<BaseContext & { locations: Locations }>();

/** Only browsers keep answers: a shared cache would mix up the mobile app's origin-specific CORS header. */
const keptSeconds = 86_400;

export const locationsProcedures = api.router({
  reverse: api.reverse.use(limitLookups).handler(({ input, context }) => reverseLocation(context.locations, input)),
  search: api.search.handler(({ input, context }) => searchPlaces(context.locations.cities, input.text)),
  pincode: api.pincode.handler(async ({ input, context }) => {
    await takeOrRefuse(context, 'pincodeOfAddress', context.request.address);
    const place = await findPincode(context.db, input.pincode);
    // An unknown pincode may be imported at any time.
    if (place) context.request.responseHeaders.set('cache-control', `private, max-age=${keptSeconds}`);
    return { place };
  }),
});
