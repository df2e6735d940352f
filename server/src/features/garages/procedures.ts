import { implement } from '@orpc/server';
import { garagesContract } from '@pahiya/contract/garages/contract';
import { type BaseContext, limitWrites, requireViewer } from '../../platform/procedure.ts';
import { favouriteGarage, unfavouriteGarage } from './commands/favourite-garage.ts';
import { findDaySlots } from './queries/day-slots.ts';
import { findGarage } from './queries/find-garage.ts';
import { listFavourites, listFeatured } from './queries/list-garages.ts';
import { listLandingCities } from './queries/list-landing-cities.ts';
import { listNextFree } from './queries/list-next-free.ts';

const api = implement(garagesContract).$context<BaseContext>();
const garageNotFound = {
  message: 'This garage does not exist or is not taking bookings.',
  data: { field: 'garageId' },
};

export const garagesProcedures = {
  featured: api.featured.handler(({ context }) => listFeatured(context.db)),
  landingCities: api.landingCities.handler(({ context }) => listLandingCities(context.db)),
  favourites: api.favourites
    .use(requireViewer)
    .handler(({ context }) => listFavourites(context.db, context.viewer.userId)),
  get: api.get.handler(async ({ input, context, errors }) => {
    const detail = await findGarage(context.db, input.garageId, context.now());
    if (!detail) throw errors.NOT_FOUND(garageNotFound);
    return detail;
  }),
  slots: api.slots.handler(async ({ input, context, errors }) => {
    const day = await findDaySlots(context.db, { ...input, now: context.now() });
    if (!day) throw errors.NOT_FOUND(garageNotFound);
    return day;
  }),
  nextFree: api.nextFree.handler(({ input, context }) =>
    listNextFree(context.db, { garageIds: input.garageIds, now: context.now() }),
  ),
  favourite: api.favourite
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context, errors }) => {
      const isKept = await favouriteGarage(context.db, { ...input, userId: context.viewer.userId });
      if (!isKept) throw errors.NOT_FOUND(garageNotFound);
      return { isFavourite: true };
    }),
  unfavourite: api.unfavourite
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input, context }) => {
      await unfavouriteGarage(context.db, { ...input, userId: context.viewer.userId });
      return { isFavourite: false };
    }),
};
