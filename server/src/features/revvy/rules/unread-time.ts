import type { TimeWords } from './time-words.ts';

/** What is before the ending must be longer than a letter. */
const shortestDay = 2;

/** Such as `பதினாறரை மணிக்கு`: it clearly names an hour that cannot be read. */
export function hasUnreadHour({ tokens, begins, ends }: TimeWords): boolean {
  return tokens.some((_, place) => place > 0 && begins('hourMarks', place) > 0 && !ends('howMany', place - 1));
}

/** A word that ends like a day of the week, such as `சனங்கிழமை`. */
export function hasUnreadDay({ tokens, endsLike }: TimeWords): boolean {
  return tokens.some((token) => endsLike('dayMarks', token, shortestDay));
}
