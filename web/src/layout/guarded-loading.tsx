import { useMatches } from '@tanstack/react-router';
import { AppShell } from './app-shell.tsx';
import { LoadingArea } from './loading-area.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Its own action bar stands at the bottom of a phone. */
    withoutBottomNav?: boolean;
  }
}

/** What a protected page shows until it is known who asks (specification, section 2): its place in the shell. */
export function GuardedLoading() {
  const withoutBottomNav = useMatches({ select: (matches) => matches.at(-1)?.staticData.withoutBottomNav });
  return (
    <AppShell isWaiting {...(withoutBottomNav && { withoutBottomNav })}>
      <LoadingArea />
    </AppShell>
  );
}
