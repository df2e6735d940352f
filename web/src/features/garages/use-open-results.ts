import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { session } from '@/lib/session/session.ts';
import { within } from '@/lib/time/within.ts';
import { searchOptions } from './queries/garage-lists.ts';
import { onlyGarage, resultsNear } from './rules/wishes.ts';

/** On a slow network the results open before they are known. */
const patienceMs = 600;
/** Shorter waits need no spinner. */
const feedbackMs = 150;

/**
 * Opens the results for a wish near a place, and the booking page if only one garage fits (product, section 3.2).
 * Visitors always see the results, because booking needs an account. `onNone` is called instead if there are none.
 * `isBusy` is true while somebody waits for longer than a moment.
 */
export function useOpenResults(near: NearbyInput) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function findFirst(text: string) {
    const found = queryClient.fetchInfiniteQuery(searchOptions(resultsNear(text, near), near)).catch(() => null);
    return (await within(found, patienceMs))?.pages[0];
  }

  async function go(text: string, onNone?: () => void) {
    const first = await findFirst(text);
    if (first?.items.length === 0 && onNone) return onNone();
    const garageId = first && session.getState().user ? onlyGarage(first) : undefined;
    if (garageId) await navigate({ to: '/book/$garageId', params: { garageId }, search: { search: text } });
    else await navigate({ to: '/services', search: resultsNear(text, near) });
  }

  async function open(text: string, onNone?: () => void) {
    const timer = setTimeout(() => setBusy(true), feedbackMs);
    try {
      await go(text, onNone);
    } finally {
      clearTimeout(timer);
      setBusy(false);
    }
  }

  return { open, isBusy };
}
