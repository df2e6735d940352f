import { type DayPart, partNames } from '../knowledge/names.ts';
import type { Packs } from '../types.ts';
import { withoutDeniedTimes } from './denied-times.ts';
import type { Clock } from './hours.ts';
import { readClock } from './read-clock.ts';
import { type DayRead, readDate } from './read-date.ts';
import { type TimeWords, timeWordsOf } from './time-words.ts';
import { writtenDay } from './written-day.ts';

/** Times are in India. */
export interface When extends DayRead {
  part: DayPart | undefined;
  clock: Clock | undefined;
  /** The text clearly names a day or an hour that cannot be read. */
  isUnread: boolean;
}

interface Written {
  text: string;
  today: string;
}

/** `Good evening` is a greeting and names no time. */
const greeting =
  /\bgood (?:morning|afternoon|evening|night)\b|(?:गुड|গুড|குட்|గుడ్|ગુડ|ಗುಡ್|ഗുഡ്|ਗੁੱਡ|ਗੁਡ)\s+\p{L}[\p{L}\p{M}]*/giu;

export function readWhen(packs: Packs, { text, today }: Written): When {
  const said = timeWordsOf(packs, text.replace(greeting, ' '));
  const wanted = withoutDeniedTimes(said);
  const words = wanted === null ? said : timeWordsOf(packs, wanted);
  const part = partNames.find(words.says);
  const written = writtenDay(words);
  const day = readDate(words, written, today);
  const clock = readClock(words, part, written?.places);
  const isUnread = (!clock && hasUnreadHour(words)) || (!day.date && !day.isNoDay && hasUnreadDay(words));
  return { ...day, part, clock, isUnread };
}

export function namesTime({ date, isNoDay, part, clock }: When): boolean {
  return date !== undefined || isNoDay || part !== undefined || clock !== undefined;
}

/** At least this many letters stand before the ending. */
const shortestDay = 2;

/** Such as `பதினாறரை மணிக்கு`: it clearly names an hour that cannot be read. */
function hasUnreadHour({ tokens, begins, ends }: TimeWords): boolean {
  return tokens.some((_, place) => place > 0 && begins('hourMarks', place) > 0 && !ends('howMany', place - 1));
}

/** A word that ends like a day of the week, such as `சனங்கிழமை`. */
function hasUnreadDay({ tokens, endsLike }: TimeWords): boolean {
  return tokens.some((token) => endsLike('dayMarks', token, shortestDay));
}
