import { redirect } from '@tanstack/react-router';
import { session } from './session.ts';

/** Waits for the session in `beforeLoad`, and sends signed-out visitors to `/auth` with the address to return to. */
export async function requireSession({ location }: { location: { href: string } }): Promise<void> {
  const { user } = await session.settled();
  if (!user) throw redirect({ to: '/auth', search: { next: location.href }, replace: true });
}
