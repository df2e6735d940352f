import { useMatches } from '@tanstack/react-router';
import { LoadingArea } from './loading-area.tsx';
import { SiteShell } from './site-shell.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page has its own action bar at the bottom of a phone. */
    withoutBottomNav?: boolean;
  }
}

/** Shown by a protected page until the session is known (product, section 2.2), inside the shell. */
export function GuardedLoading() {
  const withoutBottomNav = useMatches({ select: (matches) => matches.at(-1)?.staticData.withoutBottomNav });
  return (
    <SiteShell isWaiting {...(withoutBottomNav && { withoutBottomNav })}>
      <LoadingArea />
    </SiteShell>
  );
}
