import { useBlocker } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '@/lib/page/lazy-part.ts';

const LeaveDialog = lazyPart(async () => {
  const { LeaveDialog: component } = await import('./leave-dialog.tsx');
  return { default: component };
});

/** Warns before leaving with unsaved changes. Closing the tab triggers the browser's own warning. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isActive && current.pathname !== next.pathname,
    enableBeforeUnload: isActive,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />
    </Suspense>
  );
}
