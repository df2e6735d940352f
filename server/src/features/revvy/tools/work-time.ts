import { type Context, searchNear } from './near-place.ts';
import type { RevvyTools, WorkTime } from './revvy-tools.ts';
import { offerOf } from './search-offers.ts';

const comparedGarages = 20;

export async function workTime(
  context: Context,
  wanted: Parameters<RevvyTools['workTime']>[0],
): Promise<WorkTime | null> {
  const { garageId } = wanted;
  const there = garageId ? await offerOf(context.db, garageId, wanted) : [];
  const offers = there.some(({ services }) => services.length > 0)
    ? there
    : await searchNear(context, wanted, comparedGarages);
  const minutes = offers.flatMap(({ services }) => services.map(({ duration }) => duration));
  return minutes.length > 0 ? { least: Math.min(...minutes), most: Math.max(...minutes) } : null;
}
