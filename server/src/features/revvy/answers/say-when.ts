import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';

/** `Mon, 23 Nov`, always with Latin digits. */
export function sayDay(date: string, language: RevvyLanguage): string {
  const locale = language === 'hi-Latn' ? 'en' : language;
  const format = new Intl.DateTimeFormat(`${locale}-IN-u-nu-latn`, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}

export function sayDate(date: string, language: RevvyLanguage): string {
  const locale = language === 'hi-Latn' ? 'en' : language;
  const format = new Intl.DateTimeFormat(`${locale}-IN-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

export function sayTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
