import type { Database } from '../../../database/pool.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { UserId } from '../../../platform/user-id.ts';
import type { Files } from '../../files/types.ts';
import type { AskedPlace, Engine, RevvyTools, Safety } from '../types.ts';

export interface RevvyParts {
  db: Database;
  log: Logger;
  now: () => Date;
  files: Files;
  engine: Engine;
  safety: Safety;
  toolsFor: (asker: { userId: UserId; place: AskedPlace | null; now: Date }) => RevvyTools;
  dailyTokens: number;
}
