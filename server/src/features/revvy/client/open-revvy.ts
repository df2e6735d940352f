import type { RevvySettings } from '../../../config/revvy.ts';
import type { CityIndex } from '../../locations/types.ts';
import { createTools } from '../queries/tools.ts';
import { createNoteIndex } from './note-index.ts';
import { loadNotes } from './notes.ts';
import { createOfflineEngine } from './offline-engine.ts';
import { loadPacks } from './packs.ts';
import { createRevvy, type Revvy, type RevvyParts } from './revvy.ts';
import { createSafety } from './safety.ts';
import { loadCatalogueTerms } from './services.ts';

type Surroundings = Pick<RevvyParts, 'db' | 'log' | 'now' | 'files'> & { cities: CityIndex };

/** Reads all that Revvy knows; throws when a file of it is missing or damaged. */
export function openRevvy(settings: RevvySettings, { cities, ...around }: Surroundings): Revvy {
  const { db, now } = around;
  const packs = loadPacks();
  const notes = createNoteIndex(loadNotes(), packs);
  const engine = createOfflineEngine({ packs, notes, terms: loadCatalogueTerms(), cities, now });
  return createRevvy({
    ...around,
    engine,
    safety: createSafety(packs),
    toolsFor: (asker) => createTools(db, asker),
    dailyTokens: settings?.dailyTokens ?? 0,
  });
}
