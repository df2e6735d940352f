import { zonedNow } from '@pahiya/contract/shared/dates';
import { LRUCache } from 'lru-cache';
import type { PublicChanges, Subject } from '../../features/live/service/public-changes.ts';
import { deaf, type Recorder } from '../../metrics/recorder.ts';
import { rememberText } from './answer-text.ts';
import { subjectsOf } from './shown-subjects.ts';

interface Call<Answer> {
  path: readonly string[];
  input: unknown;
  next(): Promise<Answer>;
}

/** Gives a kept answer, or that of `next`. Errors are not kept. */
export type KeepAnswer = <Answer>(call: Call<Answer>) => Promise<Answer>;

interface Entry {
  answer: unknown;
  /** Version of the data before it was read. */
  version: number;
  subjects: Subject[];
}

/** The same for every caller, and read again and again. */
const kept = new Set(['featured', 'nearby', 'get', 'search', 'landingCities'].map((name) => `garages.${name}`));

/** Limits the size of all kept answers together. */
const mostCharacters = 4 * 2 ** 20;
const charactersOfEntry = 500;

/** Longer inputs are not asked for again. */
const longestKey = 400;

/**
 * Keeps answers of the API until the database reports a change of what they show. Every call first learns all changes
 * that were committed before it, so a kept answer is never older than one that was read now. Calls share this question,
 * which costs less than their answers. If the database does not say, nothing kept is used.
 */
export function createKeptAnswers(
  changes: PublicChanges,
  now: () => Date,
  recorder: Pick<Recorder, 'kept'> = deaf,
): KeepAnswer {
  const entries = new LRUCache<string, Entry>({ maxSize: mostCharacters });

  function isCurrent({ version, subjects }: Entry): boolean {
    return changes.firstChange(subjects, version) === undefined;
  }

  /** Each caller reads in their own turn: sharing a read would let one who sends many delay another. */
  async function read<Answer>(key: string, subjects: Subject[], next: () => Promise<Answer>): Promise<Answer> {
    const version = changes.version();
    const answer = await next();
    const known = entries.peek(key);
    if (known && known.version > version) return answer;
    const size = charactersOfEntry + key.length + rememberText(answer);
    entries.set(key, { answer, version, subjects }, { size });
    return answer;
  }

  return async <Answer>({ path, input, next }: Call<Answer>) => {
    if (!kept.has(path.join('.'))) return await next();
    const key = JSON.stringify([path, input, zonedNow(now()).date]);
    const isAsked = key.length <= longestKey && (await changes.lookNow());
    const entry = isAsked ? entries.get(key) : undefined;
    const isHit = entry !== undefined && isCurrent(entry);
    recorder.kept('answer', isHit ? 'hit' : 'miss');
    if (isHit) return entry.answer as Answer;
    if (!isAsked) return await next();
    const subjects = subjectsOf(path, input);
    return subjects ? await read(key, subjects, next) : await next();
  };
}
