import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import MiniSearch from 'minisearch';
import { createPauses } from '../../../platform/event-loop/pauses.ts';
import { wordsOf } from '../../../platform/language/words-of.ts';
import type { FoundNote, Note, NoteIndex, NoteText, Packs, Translations } from '../types.ts';
import { coverageOf, readSaid } from './coverage.ts';
import { expandWords } from './expand-words.ts';
import { readRarity, stemsOf } from './rarity.ts';
import { stemOf } from './stems.ts';

const shown = 5;

/** Only the rarest words of a longer message count. */
const lookedFor = 40;

/** Ranks a note about the recognised danger above notes that share more words. */
const dangerBoost = 2;
const dangerNameBoost = 2;

/** One rare word alone can put a note far ahead of the others, so the lead is limited. */
const longestLead = 3;

type Ranked = Omit<FoundNote, 'certainty'>;

const latin = /^[a-z0-9]+$/;

interface Known {
  note: Note;
  translated: NoteText | null;
  titled: string[];
  /** The stems of its titles and written questions. */
  heading: ReadonlySet<string>;
}

interface Library {
  packs: Packs;
  index: MiniSearch<Indexed>;
  byId: ReadonlyMap<string, Known>;
  rarity: ReturnType<typeof readRarity>;
}

type LoadTranslations = (language: RevvyLanguage) => Promise<Translations>;

/** Each language has an index of its own, because the words of the others would count as words of the notes. */
export function createNoteIndex(notes: readonly Note[], packs: Packs, loadTranslations: LoadTranslations): NoteIndex {
  const libraries = new Map<RevvyLanguage, Promise<Library>>();

  async function read(language: RevvyLanguage): Promise<Library> {
    return await createLibrary(notes, packs, await loadTranslations(language));
  }

  function open(language: RevvyLanguage): Promise<Library> {
    const opened = libraries.get(language);
    if (opened) return opened;
    const opening = read(language);
    libraries.set(language, opening);
    // A failed read is tried again with the next question.
    opening.catch(() => libraries.delete(language));
    return opening;
  }

  return {
    async search(wanted) {
      return searchNotes(await open(wanted.language), wanted);
    },
  };
}

/** Pauses for other work. */
async function createLibrary(notes: readonly Note[], packs: Packs, translations: Translations): Promise<Library> {
  const pause = createPauses();
  const index = createIndex();
  const byId = new Map<string, Known>();
  const words: string[][] = [];
  for (const note of notes) {
    const translated = translations.get(note.id) ?? null;
    const indexed = toIndexed(note, translated);
    index.add(indexed);
    await pause();
    words.push(wordsOf([indexed.title, indexed.asked, indexed.services, indexed.body].join(' ')));
    const heading = stemsOf(wordsOf(`${indexed.title} ${indexed.asked}`));
    byId.set(note.id, { note, translated, titled: [...stemsOf(wordsOf(note.title))], heading });
    await pause();
  }
  return { packs, index, byId, rarity: readRarity(words) };
}

function createIndex(): MiniSearch<Indexed> {
  return new MiniSearch<Indexed>({
    fields: ['title', 'asked', 'services', 'body'],
    tokenize: wordsOf,
    processTerm: stemOf,
    searchOptions: {
      boost: { title: 2.5, asked: 3, services: 1 },
      prefix: (term) => term.length > 4,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.4 },
    },
  });
}

type Wanted = Parameters<NoteIndex['search']>[0];

function searchNotes(library: Library, { text, language, dangers }: Wanted): FoundNote[] {
  const { packs, index, byId, rarity } = library;
  const said = wordsOf(text);
  const meant = expandWords(packs, { text, language });
  const named = dangers.flatMap((danger) => wordsOf(danger));
  const wanted = rarity.mostTelling([...named, ...meant, ...said.filter((word) => !latin.test(word))], lookedFor);
  const namedStems = stemsOf(named);
  const asked = askedFor(library, said, meant);
  const found = index
    .search(wanted.join(' '), {
      boostDocument: (id) => (isOf(byId.get(id)?.note, dangers) ? dangerBoost : 1),
      boostTerm: (term) => (namedStems.has(term) ? dangerNameBoost : 1),
    })
    .flatMap(({ id, score, queryTerms }) => judge(library, { id, score, terms: new Set(queryTerms), asked, dangers }))
    .sort((a, b) => b.score - a.score)
    .slice(0, shown);
  const certainty = certaintyOf(library, { text, language }, found);
  return found.map((each) => ({ ...each, certainty }));
}

/**
 * How sure it is that the first note answers the question. Of score, coverage and lead over the second note, this sum
 * told right notes from wrong ones best in the evaluation.
 */
function certaintyOf(
  { packs, byId, rarity }: Library,
  asked: Pick<Wanted, 'text' | 'language'>,
  found: Ranked[],
): number {
  const [first, second] = found;
  const heading = first && byId.get(first.note.id)?.heading;
  if (!first || !heading) return 0;
  const lead = second ? Math.min(longestLead, first.score / second.score) : longestLead;
  return Math.log(Math.max(1, first.score)) + 2 * coverageOf(readSaid(packs, asked), heading, rarity) + Math.log(lead);
}

/** The customer's own words always count, because a word that no note contains is not answered. */
function askedFor({ rarity }: Library, said: string[], meant: string[]): string[] {
  const own = stemsOf(said);
  return [...stemsOf(meant)].filter((stem) => own.has(stem) || rarity.isKnown(stem));
}

/** BM25 alone favours long notes, so covering all that was asked in a short title is rewarded. */
function judge({ byId, rarity }: Library, { id, score, terms, asked, dangers }: Hit): Ranked[] {
  const known = byId.get(id);
  if (!known) return [];
  const { note, translated, titled } = known;
  const shareOf = (stems: readonly string[]) =>
    rarity.weigh(stems.filter((stem) => terms.has(stem))) / Math.max(1, rarity.weigh(stems));
  const share = shareOf(asked);
  const fit = (1 + share) * (1 + shareOf(titled) / 2);
  return [{ note, translated, score: (score / terms.size) * fit, share: isOf(note, dangers) ? 1 : share }];
}

interface Hit {
  id: string;
  score: number;
  terms: ReadonlySet<string>;
  asked: readonly string[];
  dangers: readonly string[];
}

function isOf(note: Note | undefined, dangers: readonly string[]): boolean {
  return note?.dangers.some((danger) => dangers.includes(danger)) ?? false;
}

interface Indexed {
  id: string;
  title: string;
  asked: string;
  services: string;
  body: string;
}

function toIndexed({ id, topic, title, asked, services, body }: Note, translated: NoteText | null): Indexed {
  return {
    id,
    title: [title, id.replaceAll('-', ' '), topic.replaceAll('-', ' '), translated?.title ?? ''].join(' '),
    asked: [...asked, ...(translated?.asked ?? [])].join(' '),
    services: services.join(' '),
    body,
  };
}
