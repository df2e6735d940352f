import { Navigate, redirect, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageSpinner } from '../page-spinner.tsx';
import { session } from './session.ts';
import { useSession } from './use-session.ts';

/** For `beforeLoad`: waits until it is known who is signed in, and sends anybody else to `/auth` with the way back. */
export async function requireSession({ location }: { location: { href: string } }): Promise<void> {
  const { user } = await session.settled();
  if (!user) throw redirect({ to: '/auth', search: { next: location.href }, replace: true });
}

/** Follows a session that ends while the page is open, in this tab or in another one. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { href } = useLocation();
  if (status === 'loading') return <PageSpinner />;
  if (status === 'signed-out') return <Navigate to="/auth" search={{ next: href }} replace />;
  return children;
}
