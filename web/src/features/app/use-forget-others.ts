import { useEffect } from 'react';
import { keptAnswers } from '@/lib/kept-answers.ts';
import { session } from '@/lib/session/session.ts';

/** What was kept of somebody goes at the latest now: their session may have ended before this page could hear of it. */
export function useForgetOthers(): void {
  useEffect(() => {
    void session.settled().then(({ user }) => keptAnswers.onlyOf(user?.id ?? null));
  }, []);
}
