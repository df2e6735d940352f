import { useEffect, useState } from 'react';

/** `onEnd` waits this long, so that the time has passed by the server's clock too. */
const graceMs = 1_000;

/** Counts seconds to `endsAt` (ms by this device's clock). Calls `onEnd` even if the device slept through the end. */
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
    if (!isOver || !onEnd) return;
    const timer = setTimeout(onEnd, graceMs);
    return () => clearTimeout(timer);
  }, [isOver, onEnd]);
  return seconds;
}

/** Writes minutes and seconds: `4:05`. */
export function countdownText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
