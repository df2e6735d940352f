import { lazy, Suspense, useEffect, useState } from 'react';
import { connectToNotices, type Notice } from './notify.ts';

const ToastSurface = lazy(async () => {
  const { ToastSurface } = await import('./toast-surface.tsx');
  return { default: ToastSurface };
});

/** Stands once in the root. The toast library is fetched when the first notice comes. */
export function Toaster() {
  const [first, setFirst] = useState<Notice[]>([]);
  const isWanted = first.length > 0;

  useEffect(() => {
    if (isWanted) return;
    return connectToNotices((notice) => setFirst((notices) => [...notices, notice]));
  }, [isWanted]);

  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastSurface first={first} />
    </Suspense>
  );
}
