import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

export interface CommunitySearch {
  search?: string;
  /** The post whose comments are open. */
  comments?: string;
  /** Something is being written. */
  show?: 'create';
  /** What another app has shared waits under this name, or why it cannot be posted. */
  shared?: string;
}

/** What changes the address of the community's page. */
export function useCommunityAddress(search: CommunitySearch) {
  const navigate = useNavigate();
  const router = useRouter();
  const wasOpenedHere = useRef(false);

  function find(text: string | undefined) {
    // Typing is searched for after a pause: another page may be on its way already.
    if (router.latestLocation.pathname !== '/community') return;
    void navigate({ to: '/community', search: { search: text }, replace: true, resetScroll: false });
  }

  /** Going back closes an open dialog … */
  function open(dialog: Pick<CommunitySearch, 'comments' | 'show'>) {
    wasOpenedHere.current = true;
    void navigate({ to: '/community', search: { ...search, ...dialog }, resetScroll: false });
  }

  /** … and a closed one leaves no step to go back to. */
  function close() {
    // What was asked for in it may be answered when the reader has closed it or gone on to another page.
    const { pathname, search: latest } = router.latestLocation;
    if (pathname !== '/community' || !('comments' in latest || 'show' in latest)) return;
    if (wasOpenedHere.current) router.history.back();
    else void navigate({ to: '/community', search: { search: search.search }, replace: true, resetScroll: false });
    wasOpenedHere.current = false;
  }

  return { find, open, close };
}
