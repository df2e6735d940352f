import type { ModelSettings, RevvySettings } from '../../../config/revvy.ts';
import type { CityIndex } from '../../locations/types.ts';
import type { Knowledge } from '../knowledge/load-knowledge.ts';
import type { ModelParts } from '../model/model-engine.ts';
import { createOfflineEngine } from '../offline/offline-engine.ts';
import { createSafety } from '../safety/safety.ts';
import { createTools } from '../tools/tools.ts';
import type { Engine } from '../types.ts';
import { createRevvy, type Revvy } from './revvy.ts';
import type { Mind, RevvyParts } from './revvy-parts.ts';

type Dependencies = Pick<RevvyParts, 'db' | 'log' | 'now' | 'files'> & {
  cities: CityIndex;
  loadKnowledge: () => Promise<Knowledge>;
};

export function openRevvy(settings: RevvySettings, { cities, loadKnowledge, ...deps }: Dependencies): Revvy {
  const { db, now, log } = deps;
  let mind: Promise<Mind> | undefined;

  async function readMind(): Promise<Mind> {
    const knowledge = await loadKnowledge();
    const fallback = createOfflineEngine({ ...knowledge, cities, now });
    const engine = settings ? await openModel(settings, { ...knowledge, fallback, now, log }) : fallback;
    return { engine, safety: createSafety(knowledge.packs, knowledge.readLatin) };
  }

  return createRevvy({
    ...deps,
    facts: { engine: settings ? 'model' : 'offline', canSeePictures: settings?.seesPictures ?? false },
    mind: () => {
      mind ??= readMind();
      return mind;
    },
    toolsFor: (asker) => createTools(db, { ...asker, cities }),
    dailyTokens: settings?.dailyTokens ?? 0,
  });
}

/** Imports the providers' libraries only when a model is configured. */
async function openModel(settings: ModelSettings, parts: ModelParts): Promise<Engine> {
  const { createModelEngine } = await import('../model/model-engine.ts');
  return createModelEngine(settings, parts);
}
