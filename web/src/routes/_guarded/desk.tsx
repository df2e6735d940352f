import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate, Outlet, redirect, useChildMatches, useLocation } from '@tanstack/react-router';
import { DeskShell } from '@/features/desk/components/desk-shell.tsx';
import { staffOptions } from '@/features/desk/queries/staff.ts';
import { isAtGate, isClosed } from '@/features/desk/rules/gate.ts';
import { isStaff, mayOpen } from '@/features/desk/rules/staff-rights.ts';
import { useWatchGate } from '@/features/desk/use-watch-gate.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { NotFoundScreen } from '@/layout/not-found-screen.tsx';

/** The staff's pages. For anybody else they do not exist. */
export const Route = createFileRoute('/_guarded/desk')({
  // Nothing of the desk is requested before the second factor, because each call would be refused.
  beforeLoad: async ({ context: { queryClient }, location }) => {
    const staff = await queryClient.ensureQueryData(staffOptions());
    if (isClosed(staff) && !isAtGate(location.pathname))
      throw redirect({ to: '/desk/gate', search: { next: location.href }, replace: true });
  },
  loader: ({ context: { i18n } }) => bringTexts(i18n, ['desk']),
  component: Desk,
});

function Desk() {
  const { data: staff } = useQuery(staffOptions());
  const { pathname, href } = useLocation({ select: ({ pathname, href }) => ({ pathname, href }) });
  // From the rendered matches, because the address changes before they do.
  const isGate = useChildMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/_guarded/desk/gate'),
  });
  useWatchGate();
  if (!staff || !isStaff(staff) || !mayOpen(staff, pathname)) return <NotFoundScreen />;
  if (isGate) return <Outlet />;
  if (isClosed(staff) && !isAtGate(pathname)) return <Navigate to="/desk/gate" search={{ next: href }} replace />;
  return (
    <DeskShell staff={staff}>
      <Outlet />
    </DeskShell>
  );
}
