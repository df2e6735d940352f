import type { ModelSettings, RevvySettings } from '../../../config/revvy.ts';
import type { CityIndex } from '../../locations/types.ts';
import { createTools } from '../queries/tools.ts';
import type { Engine } from '../types.ts';
import type { ModelParts } from './model-engine.ts';
import { createNoteIndex } from './note-index.ts';
import { loadNotes } from './notes.ts';
import { createOfflineEngine } from './offline-engine.ts';
import { loadPacks } from './packs.ts';
import { createRevvy, type Revvy } from './revvy.ts';
import type { RevvyParts } from './revvy-parts.ts';
import { createSafety } from './safety.ts';
import { loadCatalogueTerms } from './services.ts';

type Surroundings = Pick<RevvyParts, 'db' | 'log' | 'now' | 'files'> & { cities: CityIndex };

/** Loads all of Revvy's knowledge. Throws if a file is missing or damaged. */
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
  const { createModelEngine } = await import('./model-engine.ts');
  return createModelEngine(settings, parts);
}
