import type { DayPart } from '../knowledge/names.ts';
import { partNames } from '../knowledge/names.ts';
import { stemOf } from '../knowledge/stems.ts';
import { type Clock, dayParts } from './hours.ts';
import type { TimeWords } from './time-words.ts';

interface Spoken {
  hour: number;
  minute: number;
  /** Places of its first and last token. */
  first: number;
  last: number;
  /** True if only a word such as `baje` or `pm` makes it a time. */
  isBare: boolean;
}

/** An hour without `am`, `pm` or a part of the day is within the usual opening hours. */
export function readClock(
  words: TimeWords,
  part: DayPart | undefined,
  dayPlaces: readonly number[] = [],
): Clock | undefined {
  let denied: Clock | undefined;
  for (const [place] of words.tokens.entries()) {
    const spoken = dayPlaces.includes(place) ? null : spokenAt(words, place);
    if (!spoken) continue;
    const { hour, minute, first, last } = spoken;
    const half = meridiemAfter(words, last);
    const isTime = half !== null || !spoken.isBare || isMarked(words, first, last);
    if (!isTime || isCounted(words, last)) continue;
    const time = toTime(hour, minute, half?.name ?? part);
    if (!time) continue;
    const end = endOf(words, last);
    const clock: Clock = { time, bound: boundOf(words, first, end) };
    if (!isDenied(words, first, end)) return clock;
    denied ??= clock;
  }
  return denied ?? beforePart(words, part);
}

/** `10 बजे नहीं, साढ़े दस बजे`: the hour that is not wanted gives way to another one. */
function isDenied({ tokens, begins, ends }: TimeWords, first: number, last: number): boolean {
  const ending = (tokens[last + 1] ?? '').length <= longestEnding ? [last + 1, last + 2] : [last + 1];
  const before = ends('at', first - 1) ? first - 2 : first - 1;
  return ends('notBefore', before) || ending.some((place) => begins('notAfter', place) > 0);
}

/** Such as `before noon`. */
function beforePart(words: TimeWords, part: DayPart | undefined): Clock | undefined {
  if (part === undefined || part === 'morning') return undefined;
  const { tokens, begins } = words;
  const isBefore = [...tokens.keys()].some((place) => {
    const length = begins(part, place);
    return length > 0 && boundOf(words, place, place + length - 1) === 'until';
  });
  return isBefore ? { time: dayParts[part].from, bound: 'until' } : undefined;
}

function spokenAt(words: TimeWords, place: number): Spoken | null {
  const { tokens, numbered, ends } = words;
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:([:.]\d{2}))?$/.exec(tokens[place] ?? '') ?? [];
  const half = numbered('halves', place);
  if (half) return { hour: half.number, minute: 30, first: place, last: place + half.length - 1, isBare: true };
  const named = numbered('hours', place);
  if (hours === undefined && !named) return null;
  const hour = named?.number ?? Number(hours);
  const last = place + (named?.length ?? 1) - 1;
  const shift = ends('half', place - 1)
    ? 30
    : ends('quarterPast', place - 1)
      ? 15
      : ends('quarterTo', place - 1)
        ? -15
        : 0;
  if (shift !== 0) return { hour, minute: shift, first: place - 1, last, isBare: false };
  const after = minutesAfter(words, last + 1);
  if (after) return { hour, minute: after.minute, first: place, last: last + after.length, isBare: !after.isSure };
  const apart = minutes === '0' ? minutesApart(words, last) : null;
  if (apart) return { hour, minute: apart.minute, first: place, last: apart.place, isBare: !apart.isSure };
  const isWritten = minutes.startsWith(':');
  return { hour, minute: Number(minutes.replace(/^[:.]/, '')), first: place, last, isBare: !isWritten };
}

const afterHour = [
  ['halfAfter', 30],
  ['quarterAfter', 15],
  ['threeQuartersAfter', 45],
] as const;

/** Such as `thirty` of `four thirty`. In other languages such a word may also count something. */
function minutesAfter({ tokens, begins }: TimeWords, place: number) {
  for (const [name, minute] of afterHour) {
    const length = begins(name, place);
    if (length > 0) return { minute, length, isSure: name === 'halfAfter' && /^[a-z]/.test(tokens[place] ?? '') };
  }
  return null;
}

const quarters = /^(?:00|15|30|45)$/;

/** Such as `4 30 pm` or `4 बजकर 30 मिनट`. The second is surely a time. */
function minutesApart({ tokens, begins }: TimeWords, last: number) {
  const hours = begins('oclock', last + 1);
  const place = last + hours + 1;
  const said = tokens[place] ?? '';
  if (!/^\d/.test(tokens[last] ?? '') || !quarters.test(said)) return null;
  const isSure = hours > 0 && begins('minutes', place + 1) > 0;
  return hours === 0 || isSure ? { minute: Number(said), place, isSure } : null;
}

function meridiemAfter({ begins }: TimeWords, last: number): { name: 'am' | 'pm' } | null {
  for (const place of [last + 1, last + 1 + begins('oclock', last + 1)])
    for (const name of ['am', 'pm'] as const) if (begins(name, place) > 0) return { name };
  return null;
}

const longestOtherWord = 3;

/** A spoken number word is a time only with `baje` or its like: `do` and `das` have other meanings. */
function isMarked(words: TimeWords, first: number, last: number): boolean {
  const { tokens, begins, ends } = words;
  if (begins('oclock', last + 1) > 0) return true;
  const said = tokens[first] ?? '';
  if (isSaidAt(tokens, last) || isBoundAlone(words, first, last)) return true;
  const isAfterPart = partNames.some((part) => ends(part, first - 1));
  const isBeforePart = partNames.some((part) => begins(part, last + 1) > 0);
  if (!/^\d/.test(said))
    return (isAfterPart && said.length > longestOtherWord) || (isBeforePart && ends('at', first - 1));
  return (
    isAfterDay(words, first, last) ||
    isAfterPart ||
    isBeforePart ||
    ends('at', first - 1) ||
    (/[:.]/.test(tokens[first] ?? '') && ends('from', first - 1))
  );
}

/** `Book for tomorrow 11` ends with an hour; `tomorrow 2 cars` does not. */
function isAfterDay({ tokens, timeAt }: TimeWords, first: number, last: number): boolean {
  const isHour = Number(tokens[first]) >= 1 && Number(tokens[first]) <= noon;
  return isHour && first > 0 && timeAt(first - 1) > 0 && last === tokens.length - 1;
}

/** Spoken hours with the ending `at` of some languages. */
const saysAt =
  /(?:టికి|న్నరకు|న్నరకి|పావుకి|పావుకు|ரைக்கு|காலுக்கு|ವರೆಗೆ|ಕಾಲಿಗೆ|ಕಾಲಕ್ಕೆ|രയ്ക്ക്|രക്ക്|കാലിന്|കാലിനു|টায|টার|টের|টেয|intiki|nnarak[iu]|araikku|araiku)$/u;

const longestEnding = 3;

/** The ending may be a word of its own: `naalugunnara ki`. */
function isSaidAt(tokens: readonly string[], last: number): boolean {
  const [said = '', ending = ''] = tokens.slice(last, last + 2);
  return saysAt.test(said) || (ending.length <= longestEnding && saysAt.test(said + ending));
}

/** `After 6` is a time only if nothing follows that could be counted. */
function isBoundAlone({ tokens, begins, ends, timeAt }: TimeWords, first: number, last: number): boolean {
  const isHour = Number(tokens[first]) >= 1 && Number(tokens[first]) <= noon;
  const after = Math.max(begins('from', last + 1), begins('until', last + 1));
  const next = last + 1 + after;
  if (!isHour || !(after > 0 || ends('from', first - 1) || ends('until', first - 1))) return false;
  const [said, further = ''] = tokens.slice(next);
  const isRange = /^\d/.test(said ?? '') || /^\d/.test(further);
  return said === undefined || (!isRange && (timeAt(next) > 0 || stemOf(said) === null));
}

const counted =
  /^(km|kms|kmpl|kilo\w*|rs|rupees?|k|wheels?|wheelers?|days?|din|psi|litres?|ltr|th|st|nd|rd|years?|months?|minutes?|min|mins)$/;

function isCounted({ tokens, begins }: TimeWords, last: number): boolean {
  return begins('hoursLong', last + 1) > 0 || counted.test(tokens[last + 1] ?? '');
}

function toTime(hour: number, minute: number, half: 'am' | 'pm' | DayPart | undefined): string | null {
  if (hour > 23 || minute > 59 || ((half === 'am' || half === 'pm') && hour > 12)) return null;
  const minutes = hourOfDay(hour, half) * 60 + minute;
  const pad = (count: number) => String(count).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

const [opening, noon] = [8, 12];

function hourOfDay(hour: number, half: 'am' | 'pm' | DayPart | undefined): number {
  if (hour > noon || hour === 0) return hour;
  if (half === 'am') return hour % noon;
  if (half === 'pm') return (hour % noon) + noon;
  if (hour === noon || half === 'morning') return hour;
  if (half === 'evening') return hour + noon;
  return hour < opening ? hour + noon : hour;
}

function endOf({ begins }: TimeWords, last: number): number {
  let end = last + begins('oclock', last + 1);
  for (const name of ['am', 'pm', 'oclock'] as const) end += begins(name, end + 1);
  return end;
}

function boundOf({ begins, ends }: TimeWords, first: number, last: number): Clock['bound'] {
  if (begins('until', last + 1) > 0 || ends('until', first - 1)) return 'until';
  return begins('from', last + 1) > 0 || ends('from', first - 1) ? 'from' : 'at';
}
