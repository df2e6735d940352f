import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from './startup-error.ts';

const minimumLength = 32;

interface AuthSecretSource {
  given: string | undefined;
  dataDir: string;
  isProduction: boolean;
}

/** Production must be given a strong secret; elsewhere one is created in the data folder. */
export async function loadAuthSecret({ given, dataDir, isProduction }: AuthSecretSource): Promise<string> {
  if (given) return requireStrong(given);
  if (isProduction) {
    throw new StartupError('AUTH_SECRET is required when NODE_ENV=production. Make one with: openssl rand -base64 48');
  }
  return await readOrCreateSecret(dataDir, 'auth-secret', () => randomBytes(48).toString('base64url'));
}

export async function readOrCreateSecret(dataDir: string, name: string, make: () => string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await readOrCreate(path.join(dataDir, name), make);
  } catch (error) {
    throw new StartupError(
      `The data folder ${dataDir} is not writable (${errorCode(error)}). Set DATA_DIR to a folder this user may write.`,
    );
  }
}

function requireStrong(secret: string): string {
  const isWeak = secret.length < minimumLength || new Set(secret).size < 10;
  if (isWeak) throw new StartupError(`AUTH_SECRET is too weak: use at least ${minimumLength} random characters.`);
  return secret;
}

/** Links a draft into place, so that two processes starting at once both read the same complete secret. */
async function readOrCreate(file: string, make: () => string): Promise<string> {
  const found = await readFile(file, 'utf8').catch(() => null);
  if (found !== null) return found;
  // Two containers on one volume may both be process 1.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, make(), { mode: 0o600, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
  return await readFile(file, 'utf8');
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
