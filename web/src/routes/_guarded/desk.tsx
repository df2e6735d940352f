import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { DeskShell } from '@/features/desk/components/desk-shell.tsx';
import { staffOptions } from '@/features/desk/queries/staff.ts';
import { isStaff, mayOpen } from '@/features/desk/rules/staff.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { NotFoundScreen } from '@/layout/not-found-screen.tsx';

/** The staff's side. To anybody else it is a page that does not exist. */
export const Route = createFileRoute('/_guarded/desk')({
  loader: async ({ context: { queryClient, i18n } }) => {
    await Promise.all([queryClient.ensureQueryData(staffOptions()), bringTexts(i18n, ['desk'])]);
  },
  component: Desk,
});

function Desk() {
  const { data: staff } = useQuery(staffOptions());
  const pathname = useLocation({ select: (location) => location.pathname });
  if (!staff || !isStaff(staff) || !mayOpen(staff, pathname)) return <NotFoundScreen />;
  return (
    <DeskShell staff={staff}>
      <Outlet />
    </DeskShell>
  );
}
