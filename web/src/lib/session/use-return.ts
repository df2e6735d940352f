import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { safeNext } from './safe-next.ts';
import { useSession } from './use-session.ts';

/** Leaves `/auth` for the page the user came for, or for `/`, once they are signed in. */
export function useReturn(next: string | undefined): void {
  const router = useRouter();
  const { status } = useSession();
  useEffect(() => {
    if (status === 'signed-in') router.history.replace(safeNext(next));
  }, [status, next, router]);
}
