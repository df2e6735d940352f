import { distanceKm, type Point } from '@pahiya/contract/shared/distance';
import { isAroundIndia } from '@pahiya/contract/shared/india';
import { neighbouringTowns } from './neighbouring-towns.ts';

/** A village at the border may be closer to a foreign town than to an Indian one, but hardly twice as close. */
const much = 2;

/**
 * Whether a position is in India, or so close to the border that this is likely. It is abroad outside of the box around
 * India, and more than twice as close to a foreign town as to any Indian one (product, section 3.11).
 */
export function isInIndia(point: Point, towns: Iterable<Point>): boolean {
  if (!isAroundIndia(point)) return false;
  const abroadKm = Math.min(...neighbouringTowns.map((town) => distanceKm(point, town)));
  for (const town of towns) if (distanceKm(point, town) <= abroadKm * much) return true;
  return false;
}
