import { useEffect, useState } from 'react';
import { isPhoneApp, native } from '@/lib/phone/phone-app.ts';

/** A browser that has not left by then was stopped. */
const longestMs = 20_000;

/**
 * Sends the browser to another site. `isLeaving` is true until then, and is reset when the customer returns to this
 * page from the back/forward cache.
 */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!isLeaving) return;
    const stay = () => setLeaving(false);
    const timer = setTimeout(stay, longestMs);
    window.addEventListener('pageshow', stay);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', stay);
    };
  }, [isLeaving]);

  /** Resolves to whether the user closed the other site's page in the app. A browser does not know this. */
  async function leaveFor(address: string): Promise<boolean> {
    setLeaving(true);
    if (!isPhoneApp) {
      window.location.assign(address);
      return false;
    }
    try {
      return (await (await native()).browse(address)) === 'closed';
    } finally {
      setLeaving(false);
    }
  }

  return { isLeaving, leaveFor };
}
