import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ProfileSearch } from './rules/profile-search.ts';

type Dialog = Pick<ProfileSearch, 'list' | 'comments'>;

export function useProfileAddress(search: ProfileSearch) {
  const navigate = useNavigate();
  const router = useRouter();
  const wasOpenedHere = useRef(false);

  /** Tabs and filters leave no history entry. */
  function change(part: ProfileSearch) {
    void navigate({ to: '.', search: { ...search, ...part }, replace: true, resetScroll: false });
  }

  function open(dialog: Dialog) {
    wasOpenedHere.current = true;
    void navigate({ to: '.', search: { ...search, ...dialog }, resetScroll: false });
  }

  /** Closing a dialog leaves no history entry. */
  function close() {
    // Another page may already be loading, such as the profile of somebody in the list.
    const latest: Dialog = router.latestLocation.search;
    if (!latest.list && !latest.comments) return;
    if (wasOpenedHere.current) router.history.back();
    else change({ list: undefined, comments: undefined });
    wasOpenedHere.current = false;
  }

  return { change, open, close };
}
