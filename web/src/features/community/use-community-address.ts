import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { CommunitySearch } from './rules/community-search.ts';

export function useCommunityAddress(search: CommunitySearch) {
  const navigate = useNavigate();
  const router = useRouter();
  const wasOpenedHere = useRef(false);

  function find(text: string | undefined) {
    // The search is delayed, so another page may already be loading.
    if (router.latestLocation.pathname !== '/community') return;
    void navigate({ to: '/community', search: { search: text }, replace: true, resetScroll: false });
  }

  function open(dialog: Pick<CommunitySearch, 'comments' | 'show'>) {
    wasOpenedHere.current = true;
    void navigate({ to: '/community', search: { ...search, ...dialog }, resetScroll: false });
  }

  /** Closing a dialog leaves no history entry. */
  function close() {
    // The dialog may finish after the reader has closed it or left the page.
    const { pathname, search: latest } = router.latestLocation;
    if (pathname !== '/community' || !('comments' in latest || 'show' in latest)) return;
    if (wasOpenedHere.current) router.history.back();
    else void navigate({ to: '/community', search: { search: search.search }, replace: true, resetScroll: false });
    wasOpenedHere.current = false;
  }

  return { find, open, close };
}
