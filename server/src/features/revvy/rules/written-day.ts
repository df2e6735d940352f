import type { TimeWords } from './time-words.ts';

export interface WrittenDay {
  day: number;
  month?: number;
  year?: number;
}

/** Such as `24/11`, `24 November`, `24 tarikh` or `on the 24th`. */
export function writtenDay(words: TimeWords): WrittenDay | null {
  return inNumbers(words.spelled) ?? withMonth(words) ?? withoutMonth(words);
}

const [notBefore, notAfter] = ['(?<![\\d/.:-])', '(?![\\d/]|[.:-]\\d)'];
const yearFirst = new RegExp(`${notBefore}(?<year>20\\d\\d)-(?<month>\\d{1,2})-(?<day>\\d{1,2})${notAfter}`);
const dayFirst = new RegExp(
  `${notBefore}(?<day>\\d{1,2})([/.-])(?<month>\\d{1,2})\\2(?<year>20\\d\\d|\\d\\d)${notAfter}`,
);
const withoutYear = new RegExp(`${notBefore}(?!24/7)(?<day>\\d{1,2})/(?<month>\\d{1,2})${notAfter}`);

function inNumbers(spelled: string): WrittenDay | null {
  for (const pattern of [yearFirst, dayFirst, withoutYear]) {
    const { day, month, year } = pattern.exec(spelled)?.groups ?? {};
    if (!isDay(Number(day)) || Number(month) < 1 || Number(month) > 12) continue;
    return { day: Number(day), month: Number(month), ...(year && { year: Number(year) }) };
  }
  return null;
}

function isDay(day: number): boolean {
  return day >= 1 && day <= 31;
}

const link = /^(?:th|st|nd|rd|of)$/;

function withMonth({ tokens, numbered }: TimeWords): WrittenDay | null {
  for (const [place] of tokens.entries()) {
    const month = numbered('months', place);
    if (!month) continue;
    const [before = ''] = tokens
      .slice(0, place)
      .reverse()
      .filter((token) => !link.test(token));
    const after = tokens.slice(place + month.length).filter((token) => !link.test(token));
    const day = dayOf(before) ?? dayOf(after[0] ?? '');
    if (day === null) continue;
    const year = after.slice(0, 2).find((token) => /^20\d\d$/.test(token));
    return { day, month: month.number, ...(year && { year: Number(year) }) };
  }
  return null;
}

function dayOf(token: string): number | null {
  return /^\d{1,2}$/.test(token) && isDay(Number(token)) ? Number(token) : null;
}

const ordinal =
  /(?<![\p{L}\p{N}])(?:on|for|it|by)(?: the)? (\d{1,2})(?:st|nd|rd|th)(?![\p{L}\p{N}])(?! (?:gear|service|time|floor|one|garage))/u;

function withoutMonth({ spelled, tokens, begins, ends }: TimeWords): WrittenDay | null {
  const [, english = ''] = ordinal.exec(spelled) ?? [];
  const numbers = tokens.filter(
    (_, place) =>
      begins('dayOfMonth', place + 1) > 0 || (ends('dayOfMonth', place - 1) && begins('days', place + 1) === 0),
  );
  const day = [english, ...numbers].map(dayOf).find((each) => each !== null);
  return day ? { day } : null;
}
