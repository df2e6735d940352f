import { useOwnFavourites } from '../use-own-favourites.ts';

/** Shows nothing. It exists so that only customers load what reads and saves favourites. */
export function OwnFavourites() {
  useOwnFavourites();
  return null;
}
