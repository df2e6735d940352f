import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PageSpinner } from '../lib/page-spinner.tsx';
import { RequireSession, requireSession } from '../lib/session/require-session.tsx';

/** Everything below needs a signed-in user and is rendered in the browser only. */
export const Route = createFileRoute('/_guarded')({
  ssr: false,
  beforeLoad: requireSession,
  pendingMs: 0,
  pendingComponent: PageSpinner,
  component: Guarded,
});

function Guarded() {
  return (
    <RequireSession>
      <Outlet />
    </RequireSession>
  );
}
