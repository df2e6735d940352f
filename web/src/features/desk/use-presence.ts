import { useEffect } from 'react';
import { api } from '@/lib/api.ts';
import { logQuietly } from '@/lib/quiet-log.ts';

/** Customers are told for two minutes that an agent is there. */
const everyMs = 45_000;

/** Says that an agent is at the desk, as long as the page is looked at. */
export function usePresence(): void {
  useEffect(() => {
    const tell = () => {
      if (!document.hidden) api.desk.support.here().catch((error: unknown) => logQuietly('presence', error));
    };
    tell();
    const timer = setInterval(tell, everyMs);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, []);
}
