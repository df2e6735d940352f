import { useEffect, useState } from 'react';
import { isApp, native } from '@/lib/app.ts';

/** A browser that has not left by then was stopped on the way. */
const longestMs = 20_000;

/**
 * Sends the browser to another site. `isLeaving` until then, and no longer when the customer comes back to this very
 * page, which the browser may have kept as it was left.
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

  /** In the app, resolves to whether the person has closed the other site's page; from a browser nobody hears of that. */
  async function leaveFor(address: string): Promise<boolean> {
    setLeaving(true);
    if (!isApp) {
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
