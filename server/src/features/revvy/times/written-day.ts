import { weekdays } from '../knowledge/names.ts';
import { type TimeWords, tokensOf } from './time-words.ts';

export interface WrittenDay {
  day: number;
  month?: number;
  year?: number;
  /** The places of its tokens, which name no hour. */
  places: readonly number[];
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
    const found = pattern.exec(spelled);
    const { day, month, year } = found?.groups ?? {};
    if (!found || !isDay(Number(day)) || Number(month) < 1 || Number(month) > 12) continue;
    const first = tokensOf(spelled.slice(0, found.index)).length;
    const places = tokensOf(found[0]).map((_, step) => first + step);
    return { day: Number(day), month: Number(month), ...(year && { year: Number(year) }), places };
  }
  return null;
}

function isDay(day: number): boolean {
  return day >= 1 && day <= 31;
}

const link = /^(?:th|st|nd|rd|of)$/;

function withMonth({ tokens, numbered }: TimeWords): WrittenDay | null {
  const isSaid = (place: number) => !link.test(tokens[place] ?? '');
  for (const [place] of tokens.entries()) {
    const month = numbered('months', place);
    if (!month) continue;
    const before = [...tokens.keys()].slice(0, place).findLast(isSaid);
    const after = [...tokens.keys()].slice(place + month.length).filter(isSaid);
    const at = [before, after[0]].find((near) => dayAt(tokens, near) !== null);
    const day = dayAt(tokens, at);
    if (day === null || at === undefined) continue;
    const yearAt = after.slice(0, 2).find((near) => /^20\d\d$/.test(tokens[near] ?? ''));
    const places = yearAt === undefined ? [at] : [at, yearAt];
    return { day, month: month.number, ...(yearAt !== undefined && { year: Number(tokens[yearAt]) }), places };
  }
  return null;
}

function dayAt(tokens: readonly string[], place: number | undefined): number | null {
  return place === undefined ? null : dayOf(tokens[place] ?? '');
}

function dayOf(token: string): number | null {
  return /^\d{1,2}$/.test(token) && isDay(Number(token)) ? Number(token) : null;
}

const ordinal =
  /(?<![\p{L}\p{N}])(?:on|for|it|by)(?: the)? (\d{1,2})(?:st|nd|rd|th)(?![\p{L}\p{N}])(?! (?:gear|service|time|floor|one|garage))/u;

function withoutMonth(words: TimeWords): WrittenDay | null {
  const { spelled, tokens, begins, ends } = words;
  const [, english = ''] = ordinal.exec(spelled) ?? [];
  const isNamed = (place: number) =>
    begins('dayOfMonth', afterEnding(tokens, place)) > 0 ||
    (ends('dayOfMonth', place - 1) && !isEnding(tokens[place - 1]) && begins('days', place + 1) === 0);
  const isHour = (place: number) => namesDay(words) && Number(tokens[place]) <= hours && isEnding(tokens[place + 1]);
  const places = [...tokens.keys()].filter((place) => tokens[place] === english || (isNamed(place) && !isHour(place)));
  const days = [english, ...places.map((place) => tokens[place] ?? '')].map(dayOf);
  const day = days.find((each) => each !== null);
  return day ? { day, places: places.filter((place) => Number(tokens[place]) === day).slice(0, 1) } : null;
}

const hours = 12;

/** Beside `on Sunday`, `10 ला` is an hour. */
function namesDay({ says }: TimeWords): boolean {
  return [...weekdays, 'tomorrow' as const].some((day) => says(day));
}

const longestEnding = 3;

/** `Ko` follows the day it belongs to: `sham ko 6` names an hour. */
function isEnding(token = ''): boolean {
  return token.length <= longestEnding;
}

/** An ending after a number, such as that of `5-ാം`, is a token of its own. */
function afterEnding(tokens: readonly string[], place: number): number {
  return /^\p{M}/u.test(tokens[place + 1] ?? '') ? place + 2 : place + 1;
}
