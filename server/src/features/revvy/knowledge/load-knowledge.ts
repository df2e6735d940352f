import { revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { createPauses } from '../../../platform/event-loop/pauses.ts';
import type { CatalogueTerm, NoteIndex, Packs } from '../types.ts';
import { loadCatalogueTerms } from './catalogue-terms.ts';
import { createNoteIndex } from './note-index.ts';
import { loadNotes, loadTranslations } from './notes.ts';
import { loadPack } from './packs.ts';

export interface Knowledge {
  packs: Packs;
  notes: NoteIndex;
  terms: CatalogueTerm[];
}

/** Lets other work go on meanwhile. Rejects if a file is missing or damaged. */
export async function loadKnowledge(): Promise<Knowledge> {
  const pause = createPauses();
  const loaded: Partial<Packs> = {};
  for (const language of revvyLanguages) {
    loaded[language] = loadPack(language);
    await pause();
  }
  const packs = loaded as Packs;
  return { packs, notes: createNoteIndex(await loadNotes(), packs, loadTranslations), terms: loadCatalogueTerms() };
}
