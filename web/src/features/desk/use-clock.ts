import { zonedNow } from '@pahiya/contract/shared/dates';
import { useEffect, useState } from 'react';

const everyMs = 20_000;

/** The current day and time in Asia/Kolkata. Updates while the desk is open. */
export function useClock(): { date: string; time: string } {
  const [now, setNow] = useState(() => zonedNow(new Date()));
  useEffect(() => {
    const timer = setInterval(() => {
      const next = zonedNow(new Date());
      setNow((last) => (last.date === next.date && last.time === next.time ? last : next));
    }, everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
