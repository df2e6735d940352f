import { setImmediate as others } from 'node:timers/promises';
import { revvyLanguages } from '@pahiya/contract/revvy/schemas';
import type { CatalogueTerm, NoteIndex, Packs } from '../types.ts';
import { loadCatalogueTerms } from './catalogue-terms.ts';
import { createNoteIndex } from './note-index.ts';
import { loadNotes } from './notes.ts';
import { loadPack } from './packs.ts';

export interface Knowledge {
  packs: Packs;
  notes: NoteIndex;
  terms: CatalogueTerm[];
}

/** Lets other work go on meanwhile. Rejects if a file is missing or damaged. */
export async function loadKnowledge(): Promise<Knowledge> {
  const packs: Partial<Packs> = {};
  for (const language of revvyLanguages) {
    await others();
    packs[language] = loadPack(language);
  }
  await others();
  const notes = loadNotes();
  await others();
  return { packs: packs as Packs, notes: createNoteIndex(notes, packs as Packs), terms: loadCatalogueTerms() };
}
