import type { Environment } from './environment.ts';
import { StartupError } from './startup-error.ts';

export interface DatabaseSettings {
  /** Undefined for the embedded one. */
  url: string | undefined;
  /** Of the server itself, if `url` is a pooler that keeps a connection only for a transaction. */
  directUrl: string | undefined;
  poolSize: number;
  replica: { url: string; longestLagMs: number } | undefined;
}

export function readDatabaseSettings(env: Environment): DatabaseSettings {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_READ_URL: readUrl } = env;
  if (!url && (directUrl || readUrl)) {
    throw new StartupError(`Set DATABASE_URL as well as ${directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_READ_URL'}.`);
  }
  if (readUrl && !env.REDIS_URL) {
    throw new StartupError(
      'Set REDIS_URL as well as DATABASE_READ_URL: without it a node does not know what its caller has just written on another one.',
    );
  }
  const replica = readUrl ? { url: readUrl, longestLagMs: env.DATABASE_READ_LAG_SECONDS * 1_000 } : undefined;
  return { url, directUrl, poolSize: env.DATABASE_POOL_SIZE, replica };
}
