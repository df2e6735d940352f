import { useEffect, useState } from 'react';
import { serverClock } from '../lib/time/server-clock.ts';
import { useFormat } from './use-format.ts';

const tickMs = 60_000;

export function useAge(instant: string): string {
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return format.age(now - serverClock.here(instant));
}
