import type { ModelSettings, RevvySettings } from '../../../config/revvy.ts';
import type { CityIndex } from '../../locations/types.ts';
import { loadCatalogueTerms } from '../knowledge/catalogue-terms.ts';
import { createNoteIndex } from '../knowledge/note-index.ts';
import { loadNotes } from '../knowledge/notes.ts';
import { loadPacks } from '../knowledge/packs.ts';
import type { ModelParts } from '../model/model-engine.ts';
import { createOfflineEngine } from '../offline/offline-engine.ts';
import { createSafety } from '../safety/safety.ts';
import { createTools } from '../tools/tools.ts';
import type { Engine } from '../types.ts';
import { createRevvy, type Revvy } from './revvy.ts';
import type { RevvyParts } from './revvy-parts.ts';

type Surroundings = Pick<RevvyParts, 'db' | 'log' | 'now' | 'files'> & { cities: CityIndex };

/** Throws if a file of Revvy's knowledge is missing or damaged. */
export async function openRevvy(settings: RevvySettings, { cities, ...around }: Surroundings): Promise<Revvy> {
  const { db, now, log } = around;
  const packs = loadPacks();
  const notes = createNoteIndex(loadNotes(), packs);
  const fallback = createOfflineEngine({ packs, notes, terms: loadCatalogueTerms(), cities, now });
  const engine = settings ? await openModel(settings, { fallback, packs, notes, now, log }) : fallback;
  return createRevvy({
    ...around,
    engine,
    safety: createSafety(packs),
    toolsFor: (asker) => createTools(db, asker),
    dailyTokens: settings?.dailyTokens ?? 0,
  });
}

/** Imports the providers' libraries only when a model is configured. */
async function openModel(settings: ModelSettings, parts: ModelParts): Promise<Engine> {
  const { createModelEngine } = await import('../model/model-engine.ts');
  return createModelEngine(settings, parts);
}
