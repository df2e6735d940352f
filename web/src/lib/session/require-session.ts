import { redirect } from '@tanstack/react-router';
import { session } from './session.ts';

/**
 * For `beforeLoad`: waits for the session and redirects signed-out visitors to `/auth` with the address to return to.
 */
export async function requireSession({ location }: { location: { href: string } }): Promise<void> {
  const { user } = await session.settled();
  if (!user) throw redirect({ to: '/auth', search: { next: location.href }, replace: true });
}
