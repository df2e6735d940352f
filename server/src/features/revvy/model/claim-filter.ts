import { EngineFailure } from '../types.ts';
import { asksForSecret, claimsAction } from './claims.ts';
import type { TextFilter } from './plain-links.ts';
import { isUnsafe } from './unsafe-advice.ts';

export interface Facts {
  /** Whether a tool has found the customer's bookings for this answer. */
  knowsBookings: () => boolean;
  isInDanger: boolean;
}

const sentenceEnd = /(?<=[.!?…]["')\]*_]*)(?=\s)|(?<=[।॥\n])/;
/** A full stop after a single letter belongs to an abbreviation. */
const wholeEnd = /\p{L}{2}[.!?…]["')\]*_]*$/u;
/** Every forbidden sentence contains one of these words, so text before the first of them is shown at once. `*`: any ending. */
const tellingWords = `
  i we you your please send share type enter tell give what keep continue safe it if open remove use pour crawl
  siphon suck bypass disable disconnect cut hold light book* appointment slot payment refund* cancel* confirm*
  reschedul* paisa paise otp o one cvv upi atm card debit credit service car bike scooter chala* drive ride
  smoke overheat* brake* radiator with no without unscrew`
  .split(/\s+/)
  .filter(Boolean);
const telling = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${tellingWords.join('|').replaceAll('*', '\\p{L}*')})(?![\\p{L}\\p{M}])|(?=[^\\p{ASCII}])[\\p{L}\\p{M}]`,
  'iu',
);
const lastWord = /[\p{L}\p{M}'’]*$/u;

/** True if more letters could complete one of the telling words. */
function mayTell(word: string): boolean {
  return word !== '' && tellingWords.some((each) => each.startsWith(word.toLowerCase()));
}

/** A longer sentence is judged in parts, in characters. */
const longest = 600;

/**
 * Throws before a sentence is shown that claims a booking or payment, asks for a code, or is dangerous. Holds back only
 * the part of a sentence that may become one.
 */
export function createClaimFilter({ knowsBookings, isInDanger }: Facts): TextFilter {
  let sentence = '';
  let shown = 0;

  function judge(text: string): void {
    const isForbidden =
      claimsAction(text, { knowsBookings: knowsBookings() }) || asksForSecret(text) || isUnsafe(text, { isInDanger });
    if (isForbidden) throw new EngineFailure('provider', new Error('the answer claims or advises what it must not'));
  }

  function finish(text: string): string {
    judge(text);
    const rest = text.slice(shown);
    shown = 0;
    return rest;
  }

  function readyIn(text: string): number {
    if (wholeEnd.test(text)) {
      judge(text);
      return text.length;
    }
    const first = text.search(telling);
    if (first >= 0) return first;
    const last = text.search(lastWord);
    return mayTell(text.slice(last)) ? last : text.length;
  }

  function take(piece: string): string {
    const parts = (sentence + piece).split(sentenceEnd);
    sentence = parts.pop() ?? '';
    const done = parts.map(finish).join('');
    if (sentence.length > longest) {
      const long = finish(sentence);
      sentence = '';
      return done + long;
    }
    const ready = Math.max(shown, readyIn(sentence));
    const part = sentence.slice(shown, ready);
    shown = ready;
    return done + part;
  }

  return {
    push: take,
    end() {
      const rest = finish(sentence);
      sentence = '';
      return rest;
    },
  };
}
