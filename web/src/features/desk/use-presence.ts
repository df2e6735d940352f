import { useEffect } from 'react';
import { api } from '@/lib/api/api.ts';
import { logQuietly } from '@/lib/quiet-log.ts';

/** Customers see an agent as present for two minutes after each call. */
const everyMs = 45_000;

/** Reports an agent as present while the page is visible. */
export function usePresence(): void {
  useEffect(() => {
    const send = () => {
      if (!document.hidden) api.desk.support.here().catch((error: unknown) => logQuietly('presence', error));
    };
    send();
    const timer = setInterval(send, everyMs);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', send);
    };
  }, []);
}
