import { useLive } from '@/shared/live/use-live.ts';
import { isId } from './rules/board-search.ts';
import { useRenewOffers } from './use-renew-offers.ts';

/** Shows a colleague's changes of the garage's offers at once. */
export function useLiveOffers(garageId: string): void {
  const renew = useRenewOffers();
  // An invalid id would be refused together with all other topics.
  useLive(isId(garageId) ? [`desk:${garageId}`] : [], renew, { hasStartEvent: true });
}
