import { type RevvyLanguage, revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { createPauses } from '../../../platform/event-loop/pauses.ts';
import type { ReadLatin } from '../../../platform/language/detect-language.ts';
import { placeNames } from '../../search/queries/place-names.ts';
import { vehicleNames } from '../../search/queries/vehicle-names.ts';
import type { CatalogueTerm, LanguagePack, Note, NoteIndex, Packs } from '../types.ts';
import { loadCatalogueTerms } from './catalogue-terms.ts';
import { createNoteIndex } from './note-index.ts';
import { loadNotes, loadTranslations } from './notes.ts';
import { loadPack, readNames } from './packs.ts';
import { loadQuestions, type Questions } from './questions.ts';
import { createLatinReader } from './romanised.ts';

export interface Knowledge {
  packs: Packs;
  /** Tells romanised languages and English apart. */
  readLatin: ReadLatin;
  notes: NoteIndex;
  terms: CatalogueTerm[];
}

/** Lets other work go on meanwhile. Rejects if a file is missing or damaged. */
export async function loadKnowledge(): Promise<Knowledge> {
  const pause = createPauses();
  const loaded: Partial<Packs> = {};
  const questions = new Map<RevvyLanguage, Questions>();
  for (const language of revvyLanguages) {
    loaded[language] = loadPack(language);
    questions.set(language, loadQuestions(language));
    await pause();
  }
  const packs = loaded as Packs;
  const notes = await loadNotes();
  return {
    packs,
    readLatin: await createLatinReader(learnedFrom(questions, notes, packs), [
      ...readNames('cities'),
      ...vehicleNames(),
      ...placeNames(),
    ]),
    notes: createNoteIndex(notes, packs, {
      loadTranslations,
      questionsOf: (language) => questions.get(language) ?? new Map(),
    }),
    terms: loadCatalogueTerms(),
  };
}

/** English has far more texts, so that no English word is taken for another language's. Romanised Hindi is Hinglish. */
function learnedFrom(questions: ReadonlyMap<RevvyLanguage, Questions>, notes: readonly Note[], packs: Packs) {
  const askedIn = (language: RevvyLanguage) => [...(questions.get(language)?.values() ?? [])].flat();
  const bodies = notes.flatMap(({ title, asked, body }) => [title, ...asked, ...body.split(/[.\n]+/)]);
  const ofPack = (language: RevvyLanguage) => wordsOfPack(packs[language]);
  const learned = new Map(
    revvyLanguages.map((language) => [language, { texts: askedIn(language), words: ofPack(language) }]),
  );
  learned.delete('hi');
  // Customers mix English days and hours into every language, and no note names them.
  const times = [...wordsOfTimes(packs.en)];
  learned.set('en', {
    texts: [...askedIn('en'), ...bodies, ...times],
    words: ofPack('en').union(furtherWords(packs.en)),
  });
  return learned.set('hi-Latn', { texts: [...askedIn('hi-Latn'), ...askedIn('hi')], words: ofPack('hi-Latn') });
}

/** Words by which the pack reads wishes, works and times. */
function wordsOfPack(pack: LanguagePack): Set<string> {
  const { offTopic, ...wishes } = pack.intents;
  const phrases = [...Object.values(wishes).flat(2), ...pack.words.map(({ phrases }) => phrases)].flat();
  return new Set(phrases.flat().map(({ text }) => text)).union(wordsOfTimes(pack));
}

function wordsOfTimes({ times }: LanguagePack): Set<string> {
  const { months, hours, halves, ...others } = times;
  const phrases = [...Object.values(others), ...[months, hours, halves].flat()].flat();
  return new Set(phrases.flat().map(({ text }) => text));
}

/** In Indian packs most of these words are English. */
function furtherWords({ intents, flags, harm }: LanguagePack): Set<string> {
  const signs = [...intents.offTopic, ...[...flags, ...harm.rules].flatMap((rule) => rule.signs)];
  return new Set(signs.flat(3).map(({ text }) => text));
}
