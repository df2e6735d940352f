import { useEffect } from 'react';
import { session } from '@/lib/session/session.ts';
import { keptAnswers } from '@/shared/bookings/storage/kept-answers.ts';

/** Deletes kept answers of other users. A session may have ended while no page was open to notice. */
export function useForgetOthers(): void {
  useEffect(() => {
    void session.settled().then(({ user }) => keptAnswers.onlyOf(user?.id ?? null));
  }, []);
}
