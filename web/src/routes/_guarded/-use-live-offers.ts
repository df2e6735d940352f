import { isId } from '@/features/desk/rules/board-search.ts';
import { useRenewOffers } from '@/features/desk/use-renew-offers.ts';
import { useLive } from '@/features/live/use-live.ts';

/** What a colleague changes of the garage's offers is seen at once. */
export function useLiveOffers(garageId: string): void {
  const renew = useRenewOffers();
  // What is no id would be refused, and with it all that is listened to.
  useLive(isId(garageId) ? [`desk:${garageId}`] : [], renew, { isToldAtStart: true });
}
