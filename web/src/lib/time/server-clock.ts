/** Smaller differences come from latency and from the date's whole seconds, not from a wrong clock. */
const toleranceMs = 2_000;

/** Measures how far this device's clock is from the server's, by the `Date` header of answers. */
export function createServerClock() {
  let aheadMs = 0;
  return {
    /** `date` is the header of an answer directly from the server (RFC 9110, section 6.6.1), `now` is by this one. */
    observe(date: string | null, now: number): void {
      const serverTime = Date.parse(date ?? '');
      if (Number.isNaN(serverTime)) return;
      if (Math.abs(now - serverTime - aheadMs) > toleranceMs) aheadMs = now - serverTime;
    },
    /** Converts an instant from the server to ms on this device's clock. */
    here: (instant: string): number => Date.parse(instant) + aheadMs,
  };
}

export const serverClock = createServerClock();
