import { loadCatalogueTerms } from '../../features/revvy/knowledge/catalogue-terms.ts';
import { createNoteIndex } from '../../features/revvy/knowledge/note-index.ts';
import { loadNotes } from '../../features/revvy/knowledge/notes.ts';
import { loadPacks } from '../../features/revvy/knowledge/packs.ts';
import { createSafety } from '../../features/revvy/safety/safety.ts';
import { type Judged, judge } from './judge.ts';
import { loadQuestions } from './questions.ts';

export function evaluate(): Judged[] {
  const packs = loadPacks();
  const parts = {
    packs,
    safety: createSafety(packs),
    notes: createNoteIndex(loadNotes(), packs),
    terms: loadCatalogueTerms(),
  };
  return loadQuestions().map((question) => judge(question, parts));
}
