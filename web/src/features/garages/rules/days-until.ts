const aheadMs = 5.5 * 3_600_000;
const dayMs = 86_400_000;

/** Days in India. The contract's dates would add their schemas to the first load of the page. */
export function daysUntil(date: string, now: Date): number {
  const today = Math.floor((now.getTime() + aheadMs) / dayMs);
  return Date.parse(`${date}T00:00:00Z`) / dayMs - today;
}
