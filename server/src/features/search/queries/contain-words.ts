import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { containing, wholeWord } from '../../garages/queries/garage-columns.ts';
import type { SearchPart, SearchTerm } from '../types.ts';

/** The trigram index needs three letters or digits in a row; without them every garage would be read. */
const indexedRun = /[\p{L}\p{N}]{3}/u;

/** A word that is part of more known words is common: reading garages by rating soon finds enough of them. */
const mostWords = 50;

const searchText = sql.raw('garages.search_text');

/** One or two letters are part of hundreds of words but begin only few, which the index of words finds. */
const oneOrTwo = /^[\p{L}\p{N}]{1,2}$/u;

/** LIKE pattern. One or two letters match beginnings, anything else matches anywhere. */
export function meantWords(typed: string): string {
  return oneOrTwo.test(typed) ? `${typed}%` : containing(typed);
}

/** A word too short for the index becomes the known words it may stand for. Null if it stands for none. */
export async function containWords(db: Database, typed: string[]): Promise<SQL[] | null> {
  const words = typed.map(withoutSigns).filter((word) => word !== '');
  if (words.length === 0 && typed.length > 0) return null;
  const short = words.filter((word) => !indexedRun.test(word));
  const known = short.length > 0 ? await listKnownWords(db, short) : new Map<string, string[]>();
  if (short.some((word) => !known.get(word)?.length)) return null;
  return words.map((word) => {
    const longer = known.get(word) ?? [];
    const isSearched = longer.length > 0 && longer.length <= mostWords;
    return (isSearched ? or(...longer.map(containsText)) : undefined) ?? containsText(word);
  });
}

/** Strips signs as the index of words does: the dots of initials and a lone ampersand are not part of a word. */
function withoutSigns(word: string): string {
  return word.replace(/^[.,;:()&]+|[.,;:()&]+$/g, '');
}

/** `garages_exact_name_idx` finds a name, however many garages contain its words. Null for a blank text. */
export function isNamed(text: string): SQL | null {
  const name = text.toLowerCase().trim();
  return name === '' ? null : sql`lower(garages.name) = ${name}`;
}

/** `text` is in lower case, by default a garage's. */
export function containTerm({ anyOf }: Pick<SearchTerm, 'anyOf'>, text: SQL = searchText): SQL {
  return or(...anyOf.map((parts) => and(...parts.map((part) => hasPart(part, text))))) ?? sql`false`;
}

/** The index supports a whole word with its spaces, because it knows where words begin. */
function hasPart({ power, refuses = [], isOffered, ...named }: SearchPart, text: SQL): SQL {
  const has = hasNamed(named, text);
  const refused = [...(power === 'fuel' ? electric : []), ...refuses];
  const suits = (name: SQL) =>
    and(
      power === 'electric' ? sql`${name} ~ ${anyWord(electric)}` : undefined,
      refused.length > 0 ? sql`${name} !~ ${anyWord(refused)}` : undefined,
    ) ?? sql`true`;
  if (power === undefined && refused.length === 0 && !isOffered) return has;
  if (text !== searchText) return and(has, suits(text)) ?? has;
  const name = sql`lower(offered.name)`;
  const isOne = sql`exists (
    select from unnest(garages.services) as offered (name) where ${hasText(named, name)} and ${suits(name)})`;
  // Most garages have no service to refuse, so the names of their services need not be read.
  const isAny = power === 'electric' || isOffered ? isOne : sql`${suits(text)} or ${isOne}`;
  return and(has, sql`coalesce(${isAny}, false)`) ?? has;
}

const electric = ['ev', 'evs', 'electric', 'traction battery', 'auxiliary battery', 'charger'];

function anyWord(words: readonly string[]): string {
  return `\\m(${words.join('|')})\\M`;
}

function hasNamed({ isMain, isStock, isRepair, ...part }: SearchPart, text: SQL): SQL {
  const has = hasText(part, text);
  const other = isRepair ? notRepair : isStock ? notStock : isMain ? notMain : null;
  if (other === null) return has;
  const isAmong = sql`${text} ~ ${around(other, part.text)}`;
  const isBeside = hasText(part, sql`regexp_replace(${text}, ${everywhere(other)}, '\\1', 'g')`);
  // The replacing is slow, and rarely needed. The planner takes an operator here for rare and would read all garages with the word,
  // but knows nothing of `coalesce`.
  return and(has, sql`coalesce(${isRepair ? sql`not ${isAmong}` : sql`not ${isAmong} or ${isBeside}`}, false)`) ?? has;
}

interface Words {
  before: string;
  after: string;
}

const included = 'with|charger|battery|condenser|radiator';
const upgrades = 'led|custom|wider|performance|big|sports|stainless|free-flow';
/** A complete service with wash is no wash, and an inspection of the charger is none of the vehicle. */
const notMain: Words = { before: included, after: '' };
const notStock: Words = { before: `${included}|${upgrades}|ecu|kit and|kit with`, after: 'upgrade' };
const notRepair: Words = { ...notStock, after: 'upgrade|and fog|fitting|kit|covers|restoration|polish' };

function around({ before, after }: Words, part: string): string {
  const text = escaped(part);
  return `(?:${before}) ${text}${after && `|${text}[a-z]* (?:${after})`}`;
}

/** The word after a word of `before`, which stays, and the word before one of `after`. */
function everywhere({ before, after }: Words): string {
  return `\\m(${before}) [a-z0-9-]+${after && `|[a-z]+ (?:${after})`}`;
}

export function escaped(part: string): string {
  return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function hasText({ text: part, isWord, isIn }: SearchPart, text: SQL): SQL {
  const isThere =
    isIn &&
    sql`${sql.raw(`lower(garages.${isIn})`)} ${isWord ? sql`~ ${wholeWord(part)}` : sql`like ${containing(part)}`}`;
  // `like` can use the index of words, but also finds garages with the word elsewhere.
  if (isThere) return and(sql`${text} like ${containing(part)}`, isThere) ?? isThere;
  const isStart = oneOrTwo.test(part) && !isWord;
  if (!isWord && !isStart) return sql`${text} like ${containing(part)}`;
  const patterns = isStart ? [`${part}%`, `% ${part}%`] : [`% ${part} %`, `${part} %`, `% ${part}`, part];
  return or(...patterns.map((pattern) => sql`${text} like ${pattern}`)) ?? sql`false`;
}

function containsText(text: string): SQL {
  return sql`${searchText} like ${containing(text)}`;
}

async function listKnownWords(db: Database, words: string[]): Promise<Map<string, string[]>> {
  const branches = words.map((word) => {
    const known = sql`select word from search_words where word like ${meantWords(word)} limit ${mostWords + 1}`;
    return sql`select ${word}::text as word, array(${known}) as known`;
  });
  const { rows } = await db.execute<{ word: string; known: string[] }>(sql.join(branches, sql` union all `));
  return new Map(rows.map((row) => [row.word, row.known]));
}
