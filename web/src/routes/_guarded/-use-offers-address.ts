import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { OfferSearch } from '@/features/desk/rules/offer-search.ts';

/** What changes the address of a list of services or mechanics. */
export function useOffersAddress(search: OfferSearch) {
  const navigate = useNavigate();
  const router = useRouter();
  const wasOpenedHere = useRef(false);

  /** Another filter or order: no step to go back to. */
  function onSearch(part: OfferSearch) {
    const latest: OfferSearch = router.latestLocation.search;
    void navigate({ to: '.', search: { ...latest, ...part }, replace: true, resetScroll: false });
  }

  /** Going back closes what is open … */
  function onOpen(open: string) {
    wasOpenedHere.current = true;
    void navigate({ to: '.', search: { ...search, open }, resetScroll: false });
  }

  /** … and what is closed leaves no step to go back to. */
  function onClose() {
    const latest: OfferSearch = router.latestLocation.search;
    if (!latest.open) return;
    if (wasOpenedHere.current) router.history.back();
    else onSearch({ open: undefined });
    wasOpenedHere.current = false;
  }

  return { search, onSearch, onOpen, onClose };
}
