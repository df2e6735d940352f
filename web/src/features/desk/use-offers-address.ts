import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { OfferSearch } from './rules/offer-search.ts';

export function useOffersAddress(search: OfferSearch) {
  const navigate = useNavigate();
  const router = useRouter();
  const wasOpenedHere = useRef(false);

  /** Filters and order leave no history entry. */
  function onSearch(part: OfferSearch) {
    const latest: OfferSearch = router.latestLocation.search;
    void navigate({ to: '.', search: { ...latest, ...part }, replace: true, resetScroll: false });
  }

  function onOpen(open: string) {
    wasOpenedHere.current = true;
    void navigate({ to: '.', search: { ...search, open }, resetScroll: false });
  }

  /** Closing an item leaves no history entry. */
  function onClose() {
    const latest: OfferSearch = router.latestLocation.search;
    if (!latest.open) return;
    if (wasOpenedHere.current) router.history.back();
    else onSearch({ open: undefined });
    wasOpenedHere.current = false;
  }

  return { search, onSearch, onOpen, onClose };
}
