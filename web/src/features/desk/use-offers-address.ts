import { useNavigate, useRouter } from '@tanstack/react-router';
import { useAddressDialog } from '@/lib/page/use-address-dialog.ts';
import type { OfferSearch } from './rules/offer-search.ts';

export function useOffersAddress(search: OfferSearch) {
  const navigate = useNavigate();
  const router = useRouter();
  const item = useAddressDialog(({ search: latest }: { search: OfferSearch }) => Boolean(latest.open));

  /** Filters and order leave no history entry. */
  function onSearch(part: OfferSearch) {
    const latest: OfferSearch = router.latestLocation.search;
    return navigate({ to: '.', search: { ...latest, ...part }, replace: true, resetScroll: false });
  }

  function onOpen(open: string) {
    item.open(() => navigate({ to: '.', search: { ...search, open }, resetScroll: false }));
  }

  function onClose() {
    item.close(() => onSearch({ open: undefined }));
  }

  return { search, onSearch, onOpen, onClose };
}
