import type { Welcome } from '@pahiya/contract/revvy/schemas';
import type { Database } from '../../../database/pool.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { UserId } from '../../../platform/user-id.ts';
import type { Files } from '../../files/types.ts';
import type { RevvyTools } from '../tools/revvy-tools.ts';
import type { AskedPlace, Engine, Safety } from '../types.ts';

export interface Mind {
  engine: Engine;
  safety: Safety;
}

export interface RevvyParts {
  db: Database;
  log: Logger;
  now: () => Date;
  files: Files;
  facts: Pick<Welcome, 'engine' | 'canSeePictures'>;
  /** Rejects if a file of Revvy's knowledge is missing or damaged. */
  mind: () => Promise<Mind>;
  toolsFor: (asker: { userId: UserId; place: AskedPlace | null; now: Date }) => RevvyTools;
  dailyTokens: number;
}
