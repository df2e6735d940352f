import { createFileRoute, Navigate, Outlet, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useKeptBookings } from '@/features/bookings/use-kept-bookings.ts';
import { profileMeta } from '@/features/profiles/head.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { besideGuarded, guardedNamespaces } from '@/i18n/namespaces.ts';
import { GuardedLoading } from '@/layout/guarded-loading.tsx';
import { leaving } from '@/lib/session/leaving.ts';
import { requireSession } from '@/lib/session/require-session.ts';
import { session } from '@/lib/session/session.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { useLiveBookings } from '@/shared/bookings/use-live-bookings.ts';

/** Everything below needs a signed-in user and is rendered in the browser only. */
export const Route = createFileRoute('/_guarded')({
  ssr: false,
  head: ({ match: { context }, matches }) => ({
    // The server renders no further than this, and a shared link still previews its profile.
    meta: [{ name: 'robots', content: 'noindex' }, ...profileMeta(context, matches)],
  }),
  beforeLoad: async (args) => {
    await Promise.all([requireSession(args), bringTexts(args.context.i18n, [...guardedNamespaces, ...besideGuarded])]);
    const { session: online, user } = session.getState();
    if (user && !online) {
      const { bringKeptBookings } = await import('@/features/bookings/storage/kept-bookings.ts');
      await bringKeptBookings(args.context.queryClient, user.id);
    }
  },
  pendingMs: 0,
  pendingComponent: GuardedLoading,
  component: Guarded,
});

/** Reacts to a session that ends while the page is open, in this tab or another. */
function Guarded() {
  const { status } = useSession();
  useLiveBookings();
  useKeptBookings();
  if (status === 'signed-in') return <Outlet />;
  return status === 'loading' || leaving.isUnderWay() ? <GuardedLoading /> : <ToSignIn />;
}

/** Read once, because the address changes to `/auth` while this is still rendered. */
function ToSignIn() {
  const router = useRouter();
  const [next] = useState(() => router.latestLocation.href);
  return <Navigate to="/auth" search={{ next }} replace />;
}
