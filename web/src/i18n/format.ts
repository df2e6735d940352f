import type { Translate } from './text-keys.ts';

type CommonTexts = Translate<'common'>;

const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** Groups a whole number in the Indian way, three digits and then pairs, the same in every language: `12,34,567`. */
export function groupDigits(whole: number): string {
  return String(whole).replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');
}

/** Writes `₹12,34,567`. @NOTE `Intl` groups wrongly in kn, ml and mr, and uses native digits in bn and mr. */
export function formatRupees(rupees: number): string {
  const whole = Math.round(rupees);
  return `${whole < 0 ? '-' : ''}₹${groupDigits(Math.abs(whole))}`;
}

/** A wall-clock time `HH:MM` in the 12-hour form, `2:30 PM` (product, section 15.2). */
export function formatClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

/** Writes an Indian number with spaces, `+91 98765 43210`, in every language. Leaves other numbers unchanged. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}

/** A calendar day `YYYY-MM-DD` as day, month name and year. No time zone is involved. */
export function formatDate(date: string, t: CommonTexts): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return t('date.full', { day, month: t(`month.${months[month - 1] ?? '1'}`), year });
}

export function formatDay(date: string, t: CommonTexts): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return t('date.day', { day, month: t(`month.${months[month - 1] ?? '1'}`) });
}

export function formatWeekday(date: string, t: CommonTexts, length: 'long' | 'short' = 'long'): string {
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '0';
  return length === 'long' ? t(`weekday.${weekday}`) : t(`weekdayShort.${weekday}`);
}

/** Writes metres below one kilometre, one decimal below ten, and whole kilometres above. */
export function formatDistance(kilometres: number, t: CommonTexts): string {
  const metres = Math.round(kilometres * 100) * 10;
  if (metres < 1000) return t('distance.metres', { value: metres });
  const rounded = kilometres < 9.95 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres);
  return t('distance.kilometres', {
    value: Number.isInteger(rounded) ? groupDigits(rounded) : rounded.toFixed(1),
  });
}

export function formatDuration(minutes: number, t: CommonTexts): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  const parts: string[] = [];
  if (hours > 0) parts.push(t('duration.hours', { count: hours }));
  if (rest > 0 || hours === 0) parts.push(t('duration.minutes', { count: rest }));
  return parts.join(' ');
}

const shortScales = [
  { unit: 1e7, key: 'count.crore' },
  { unit: 1e5, key: 'count.lakh' },
  { unit: 1e3, key: 'count.thousand' },
] as const;

/** A count abbreviated in India's way, always rounded down: 999, `1.2K`, `3.4L` (lakh), `1.5Cr` (crore). */
export function formatCount(count: number, t: CommonTexts): string {
  const scale = shortScales.find(({ unit }) => count >= unit);
  if (!scale) return String(count);
  const tenths = Math.floor((count * 10) / scale.unit);
  return t(scale.key, { value: tenths < 100 && tenths % 10 > 0 ? (tenths / 10).toFixed(1) : Math.floor(tenths / 10) });
}

const hourMs = 3_600_000;

/** An age: `now` under an hour, then hours, then days (product, section 7.2). */
export function formatAge(ageMs: number, t: CommonTexts): string {
  const hours = Math.floor(ageMs / hourMs);
  if (hours < 1) return t('age.now');
  return hours < 24 ? t('age.hours', { count: hours }) : t('age.days', { count: Math.floor(hours / 24) });
}
