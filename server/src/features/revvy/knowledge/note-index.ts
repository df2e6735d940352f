import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import type MiniSearch from 'minisearch';
import { createPauses } from '../../../platform/event-loop/pauses.ts';
import { wordsOf } from '../../../platform/language/words-of.ts';
import { isAbout, leadOf } from '../rules/danger-lead.ts';
import { rankByCoverage } from '../rules/rank-by-coverage.ts';
import { areOnSameSubject, type Matched, standInsFor, withStandIns } from '../rules/stand-ins.ts';
import { fitOf, isForOthers, isOutOfPlace } from '../rules/vehicle-fit.ts';
import type { AskedVehicle, FoundNote, Note, NoteIndex, NoteText, Packs, Translations } from '../types.ts';
import { coverageOf, readSaid } from './coverage.ts';
import { expandWords } from './expand-words.ts';
import { linesNamedBy } from './named-lines.ts';
import { createQuestionIndex, type QuestionIndex } from './question-index.ts';
import type { Questions } from './questions.ts';
import { readRarity, stemsOf } from './rarity.ts';
import { createWordIndex, type Indexed, toIndexed } from './word-index.ts';

const shown = 5;

/** Only the rarest words of a longer message count. */
const lookedFor = 40;

/** Ranks a note about the recognised danger above notes that share more words. */
const dangerBoost = 2;
const dangerNameBoost = 2;

/** How much the fit of words weighs beside the likeness. The best note by words gets all of it, the others a share. */
const weightOfWords = 0.25;

/** One rare word alone can put a note far ahead of the others, so the lead is limited. */
const longestLead = 3;

/** A note whose head has signs for its lines answers a question with one of them, even if a similar note is near. */
const weightOfNamedLine = 1;

type Ranked = Matched & Pick<FoundNote, 'score'> & { covered: number };

const latin = /^[a-z0-9]+$/;

interface Known {
  note: Note;
  translated: NoteText | null;
  titled: string[];
  /** The stems of its titles and of all its questions. */
  heading: ReadonlySet<string>;
}

interface Library {
  packs: Packs;
  index: MiniSearch<Indexed>;
  byId: ReadonlyMap<string, Known>;
  /** Ids by title. */
  titles: ReadonlyMap<string, string>;
  rarity: ReturnType<typeof readRarity>;
  questions: QuestionIndex;
}

interface Texts {
  loadTranslations(language: RevvyLanguage): Promise<Translations>;
  questionsOf(language: RevvyLanguage): Questions;
}

/** Each language has an index of its own, because the words of the others would count as words of the notes. */
export function createNoteIndex(notes: readonly Note[], packs: Packs, texts: Texts): NoteIndex {
  const libraries = new Map<RevvyLanguage, Promise<Library>>();

  async function read(language: RevvyLanguage): Promise<Library> {
    const translations = await texts.loadTranslations(language);
    return await createLibrary({ notes, packs, translations, questions: texts.questionsOf(language) });
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
    async titled({ text, language, vehicle }) {
      const { byId, titles } = await open(language);
      const id = titles.get(plain(text)) ?? '';
      const known = (vehicle && standInsFor(byId, vehicle).get(id)) ?? byId.get(id);
      return known && { ...byTitle, note: known.note, translated: known.translated };
    },
  };
}

/** The figures of a note that was asked for by its title. */
const byTitle = { score: 1, words: 0, share: 1, likeness: 1, certainty: 100 };

function plain(title: string): string {
  return wordsOf(title).join(' ');
}

/** Pauses for other work. */
async function createLibrary({ notes, packs, translations, questions }: Sources): Promise<Library> {
  const pause = createPauses();
  const index = createWordIndex();
  const byId = new Map<string, Known>();
  const words: string[][] = [];
  const asked: { id: string; text: string }[] = [];
  for (const note of notes) {
    const translated = translations.get(note.id) ?? null;
    const indexed = toIndexed(note, translated);
    index.add(indexed);
    await pause();
    words.push(wordsOf([indexed.title, indexed.asked, indexed.services, indexed.body].join(' ')));
    const own = translated ?? note;
    const questioned = [own.title, ...own.asked, ...(questions.get(note.id) ?? [])];
    const heading = stemsOf([indexed.title, indexed.asked, ...questioned].flatMap((text) => wordsOf(text)));
    byId.set(note.id, { note, translated, titled: [...stemsOf(wordsOf(note.title))], heading });
    asked.push(...questioned.map((text) => ({ id: note.id, text })));
    await pause();
  }
  const titles = new Map(
    [...byId.values()].flatMap(({ note, translated }) =>
      [note, translated ?? note].map(({ title }) => [plain(title), note.id] as const),
    ),
  );
  return { packs, index, byId, titles, rarity: readRarity(words), questions: await createQuestionIndex(asked) };
}

interface Sources {
  notes: readonly Note[];
  packs: Packs;
  translations: Translations;
  questions: Questions;
}

type Wanted = Parameters<NoteIndex['search']>[0];

function searchNotes(library: Library, wanted: Wanted): FoundNote[] {
  const byWords = new Map(searchWords(library, wanted).map((found) => [found.id, found]));
  const best = Math.max(1, ...byWords.values().map(({ words }) => words));
  const likeness = library.questions.likenessOf(wanted.text);
  const matched = [...library.byId.values()].flatMap(({ note, translated }): Matched[] => {
    const { words, share } = byWords.get(note.id) ?? { words: 0, share: isAbout(note, wanted.dangers) ? 1 : 0 };
    const like = likeness.get(note.id) ?? 0;
    return words === 0 && like === 0 ? [] : [{ note, translated, words, share, likeness: like, subjects: [note.id] }];
  });
  const { dangers, vehicle = anyVehicle } = wanted;
  const ranked = withStandIns(library.byId, matched, { dangers, vehicle }).map((each): Ranked => {
    const { note, words, likeness: like } = each;
    const score = like + (weightOfWords * words) / best + leadOf(note, dangers) + fitOf(note, vehicle);
    return { ...each, score, covered: 0 };
  });
  const sorted = rankByCoverage(ranked, coverBy(library, wanted));
  const found = sorted
    .filter(({ note }) => !isOutOfPlace(note, vehicle) || isAbout(note, dangers) || note.id === wanted.also)
    .filter(({ note }, place) => place < shown || note.id === wanted.also);
  const certainty = certaintyOf({ ...wanted, vehicle }, { found, sorted });
  return found.map(({ subjects, covered, ...each }) => ({ ...each, certainty }));
}

/** How much of the question the questions of the note say. */
function coverBy({ packs, byId, rarity }: Library, wanted: Wanted): (note: Matched) => number {
  const said = readSaid(packs, wanted);
  return ({ subjects }) =>
    coverageOf(said, new Set(subjects.flatMap((id) => [...(byId.get(id)?.heading ?? [])])), rarity);
}

const anyVehicle: AskedVehicle = { isSaid: false };

/** Finds notes by their words, also those of their bodies and those that other languages have for the same thing. */
function searchWords(library: Library, { text, language, dangers }: Wanted): FoundByWords[] {
  const { packs, index, byId, rarity } = library;
  const said = wordsOf(text);
  const meant = expandWords(packs, { text, language });
  const named = dangers.flatMap((danger) => wordsOf(danger));
  const wanted = rarity.mostTelling([...named, ...meant, ...said.filter((word) => !latin.test(word))], lookedFor);
  const namedStems = stemsOf(named);
  const asked = askedFor(library, said, meant);
  return index
    .search(wanted.join(' '), {
      boostDocument: (id) => (isAbout(byId.get(id)?.note, dangers) ? dangerBoost : 1),
      boostTerm: (term) => (namedStems.has(term) ? dangerNameBoost : 1),
    })
    .flatMap(({ id, score, queryTerms }) => judge(library, { id, score, terms: new Set(queryTerms), asked, dangers }));
}

interface FoundByWords {
  id: string;
  words: number;
  share: number;
}

/**
 * How sure it is that the first note answers the question. This sum told right notes from wrong ones best, in seven
 * languages, on questions that were left out of the index. The weights were chosen with half of them and checked with the
 * other half. Most telling is how much more of the question the first note's own questions say than those of the second.
 */
function certaintyOf(
  asked: Wanted & { vehicle: AskedVehicle },
  { found: [first], sorted }: { found: readonly Ranked[]; sorted: readonly Ranked[] },
): number {
  if (!first || isForOthers(first.note, asked.vehicle)) return 0;
  const hasLine = ({ note }: Ranked) => linesNamedBy(asked.text, note).size > 0;
  const named = hasLine(first) ? weightOfNamedLine : 0;
  // If a note for other vehicles fits better still, the question is about what this one does not tell.
  const others = sorted.slice(0, shown).filter((other) => other !== first && !areOnSameSubject(other.note, first.note));
  // Two notes with such a line both answer the question: the fine without insurance is in two notes.
  const second = named > 0 ? others.find((other) => !hasLine(other)) : others[0];
  const coveredMore = first.covered - (second?.covered ?? 0);
  const ahead = first.score - (second?.score ?? 0);
  const lead = Math.min(longestLead, Math.max(1, first.words) / Math.max(1, second?.words ?? 1));
  return Math.log(Math.max(1, first.words)) + first.covered + 2 * coveredMore + Math.log(lead) + 4 * ahead + named;
}

/** The customer's own words always count, because a word that no note contains is not answered. */
function askedFor({ rarity }: Library, said: string[], meant: string[]): string[] {
  const own = stemsOf(said);
  return [...stemsOf(meant)].filter((stem) => own.has(stem) || rarity.isKnown(stem));
}

/** BM25 alone favours long notes, so covering all that was asked in a short title is rewarded. */
function judge({ byId, rarity }: Library, { id, score, terms, asked, dangers }: Hit): FoundByWords[] {
  const known = byId.get(id);
  if (!known) return [];
  const { note, titled } = known;
  const shareOf = (stems: readonly string[]) =>
    rarity.weigh(stems.filter((stem) => terms.has(stem))) / Math.max(1, rarity.weigh(stems));
  const share = shareOf(asked);
  const fit = (1 + share) * (1 + shareOf(titled) / 2);
  return [{ id, words: (score / terms.size) * fit, share: isAbout(note, dangers) ? 1 : share }];
}

interface Hit {
  id: string;
  score: number;
  terms: ReadonlySet<string>;
  asked: readonly string[];
  dangers: readonly string[];
}
