import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { type ReportTarget, type RulingTarget, rulingText } from './rules/ruling-target.ts';

export function useReportsAddress(target: ReportTarget | undefined) {
  const navigate = useNavigate({ from: '/desk/reports' });
  const router = useRouter();
  const openedHere = useRef(0);

  function filter(chosen: ReportTarget | undefined) {
    void navigate({ search: { target: chosen }, replace: true, resetScroll: false });
  }

  function open(chosen: RulingTarget) {
    openedHere.current += 1;
    void navigate({ search: { target, ruling: rulingText(chosen) }, resetScroll: false });
  }

  /** Returns to the previous subject. One opened from the address leaves no history entry. */
  function close() {
    if (openedHere.current > 0) router.history.back();
    else filter(target);
    openedHere.current = Math.max(0, openedHere.current - 1);
  }

  return { filter, open, close };
}
