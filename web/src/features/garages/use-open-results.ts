import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { session } from '@/lib/session/session.ts';
import { searchOptions } from './queries/garage-lists.ts';
import { onlyGarage, resultsNear } from './rules/wishes.ts';

/** On a slow network the results open before they are known. */
const patienceMs = 1_500;

/**
 * Opens the results for a wish near a place, and the booking page if only one garage fits (product, section 3.2).
 * Visitors always see the results, because booking needs an account. `onNone` is called instead if there are none.
 */
export function useOpenResults(near: NearbyInput) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  async function findFirst(text: string) {
    const found = queryClient.fetchInfiniteQuery(searchOptions(resultsNear(text, near), near)).catch(() => null);
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
    return (await Promise.race([found, late]))?.pages[0];
  }

  return async (text: string, onNone?: () => void) => {
    const first = await findFirst(text);
    if (first?.items.length === 0 && onNone) return onNone();
    const garageId = first && session.getState().user ? onlyGarage(first) : undefined;
    if (garageId) await navigate({ to: '/book/$garageId', params: { garageId }, search: { search: text } });
    else await navigate({ to: '/services', search: resultsNear(text, near) });
  };
}
