/** Below this a difference is the way of an answer and the whole seconds of its date, not a clock that is wrong. */
const toleranceMs = 2_000;

/** How far this device's clock is from the server's, heard from the dates of the server's answers. */
export function createServerClock() {
  let aheadMs = 0;
  return {
    /** `date`: of an answer that comes straight from the server (RFC 9110, section 6.6.1); `now` by this device. */
    hear(date: string | null, now: number): void {
      const told = Date.parse(date ?? '');
      if (Number.isNaN(told)) return;
      if (Math.abs(now - told - aheadMs) > toleranceMs) aheadMs = now - told;
    },
    /** A moment told by the server, in milliseconds by this device's clock. */
    here: (instant: string): number => Date.parse(instant) + aheadMs,
  };
}

export const serverClock = createServerClock();
