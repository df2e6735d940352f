const aheadMs = 5.5 * 3_600_000;
const dayMs = 86_400_000;

/** Wall-clock values in India: `YYYY-MM-DD` and `HH:MM`. */
export interface IndiaTime {
  date: string;
  time: string;
}

/** The contract's dates would add their schemas to the first load of the page. */
export function indiaTime(now: Date): IndiaTime {
  const here = new Date(now.getTime() + aheadMs).toISOString();
  return { date: here.slice(0, 10), time: here.slice(11, 16) };
}

export function daysLater(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
