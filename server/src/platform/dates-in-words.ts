import type { Language } from './request-language.ts';
import { textsOf } from './texts.ts';

// Western digits in every language, as on the screens.

type Part = 'weekday' | 'month';

/** Making a format takes a hundred times longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, part: Part, length: 'short' | 'long'): Intl.DateTimeFormat {
  const key = [language, part, length].join();
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { [part]: length, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

export function describeDate(date: string, language: Language): string {
  const day = new Date(`${date}T00:00:00Z`);
  const month = formatOf(language, 'month', language === 'en' ? 'short' : 'long');
  return `${day.getUTCDate()} ${month.format(day)} ${day.getUTCFullYear()}`;
}

export function describeMoment(date: string, time: string, language: Language): string {
  return textsOf(language)('slot', { date: describeDate(date, language), time: describeClock(time) });
}

interface SlotWords {
  date: string;
  time: string;
  until: string | null;
}

export function describeSlot({ date, time, until }: SlotWords, language: Language): string {
  if (until === null) return describeMoment(date, time, language);
  const window = { start: describeClock(time), end: describeClock(until) };
  return textsOf(language)('window', { date: describeDate(date, language), ...window });
}

export function describeClock(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

export function describeWeekday(date: string, language: Language): string {
  const day = new Date(`${date}T00:00:00Z`);
  const named = (part: Part) => formatOf(language, part, 'long').format(day);
  return `${named('weekday')}, ${day.getUTCDate()} ${named('month')}`;
}
