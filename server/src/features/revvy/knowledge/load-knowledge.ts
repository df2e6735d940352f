import { type RevvyLanguage, revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { createPauses } from '../../../platform/event-loop/pauses.ts';
import type { ReadLatin } from '../../../platform/language/detect-language.ts';
import type { CatalogueTerm, Note, NoteIndex, Packs } from '../types.ts';
import { loadCatalogueTerms } from './catalogue-terms.ts';
import { createNoteIndex } from './note-index.ts';
import { loadNotes, loadTranslations } from './notes.ts';
import { loadPack } from './packs.ts';
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
    readLatin: await createLatinReader(textsOf(questions, notes)),
    notes: createNoteIndex(notes, packs, {
      loadTranslations,
      questionsOf: (language) => questions.get(language) ?? new Map(),
    }),
    terms: loadCatalogueTerms(),
  };
}

/** English has far more texts, so that no English word is taken for another language's. Romanised Hindi is Hinglish. */
function textsOf(questions: ReadonlyMap<RevvyLanguage, Questions>, notes: readonly Note[]) {
  const askedIn = (language: RevvyLanguage) => [...(questions.get(language)?.values() ?? [])].flat();
  const bodies = notes.flatMap(({ title, asked, body }) => [title, ...asked, ...body.split(/[.\n]+/)]);
  const texts = new Map(revvyLanguages.map((language) => [language, askedIn(language)]));
  texts.delete('hi');
  return texts.set('en', [...askedIn('en'), ...bodies]).set('hi-Latn', [...askedIn('hi-Latn'), ...askedIn('hi')]);
}
