import { useEffect, useState } from 'react';

/** Whole seconds until `endsAt`, in milliseconds by this device's clock; 0 from then on. Calls `onEnd` when it comes. */
export function useCountdown(endsAt: number, onEnd?: () => void): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  useEffect(() => {
    const left = endsAt - Date.now();
    if (!onEnd || left <= 0) return;
    const timer = setTimeout(onEnd, left);
    return () => clearTimeout(timer);
  }, [endsAt, onEnd]);
  return seconds;
}

/** `4:05`: minutes and seconds, in the digits of a clock. */
export function countdownText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
