import { createNoteIndex } from '../../features/revvy/client/note-index.ts';
import { loadNotes } from '../../features/revvy/client/notes.ts';
import { loadPacks } from '../../features/revvy/client/packs.ts';
import { createSafety } from '../../features/revvy/client/safety.ts';
import { loadCatalogueTerms } from '../../features/revvy/client/services.ts';
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
