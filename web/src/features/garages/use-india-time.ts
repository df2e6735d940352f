import { useEffect, useState } from 'react';
import { type IndiaTime, indiaTime } from './rules/india-time.ts';

const tickMs = 30_000;

/** Null in a rendered page, which is kept longer than a minute, and until it is hydrated. */
export function useIndiaTime(): IndiaTime | null {
  const [now, setNow] = useState<IndiaTime | null>(null);
  useEffect(() => {
    const look = () => setNow(indiaTime(new Date()));
    look();
    const timer = setInterval(look, tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
