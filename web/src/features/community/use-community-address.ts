import { useNavigate, useRouter } from '@tanstack/react-router';
import { useAddressDialog } from '@/lib/page/use-address-dialog.ts';
import type { CommunitySearch } from './rules/community-search.ts';

export function useCommunityAddress(search: CommunitySearch) {
  const navigate = useNavigate();
  const router = useRouter();
  const address = useAddressDialog(
    ({ pathname, search: latest }) => pathname === '/community' && ('comments' in latest || 'show' in latest),
  );

  function find(text: string | undefined) {
    // The search is delayed, so another page may already be loading.
    if (router.latestLocation.pathname !== '/community') return;
    void navigate({ to: '/community', search: { search: text }, replace: true, resetScroll: false });
  }

  function open(dialog: Pick<CommunitySearch, 'comments' | 'show'>) {
    address.open(() => navigate({ to: '/community', search: { ...search, ...dialog }, resetScroll: false }));
  }

  function close() {
    address.close(() =>
      navigate({ to: '/community', search: { search: search.search }, replace: true, resetScroll: false }),
    );
  }

  return { find, open, close };
}
