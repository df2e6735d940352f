import { redirect } from '@tanstack/react-router';
import { session } from './session.ts';

/** For `beforeLoad`: waits until it is known who is signed in, and sends anybody else to `/auth` with the way back. */
export async function requireSession({ location }: { location: { href: string } }): Promise<void> {
  const { user } = await session.settled();
  if (!user) throw redirect({ to: '/auth', search: { next: location.href }, replace: true });
}
