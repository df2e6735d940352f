import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '@pahiya/contract/shared/limits';
import { z } from 'zod';
import type { Environment } from './environment.ts';
import { readOrCreateSecret } from './secrets.ts';
import { StartupError } from './startup-error.ts';

export interface PushSettings {
  vapid: { publicKey: string; privateKey: string; subject: string } | null;
  fcm: { projectId: string; clientEmail: string; privateKey: string; tokenUrl: string; apiUrl: string } | null;
  /** Only tests may set this. Otherwise any account could make the server send requests to itself. */
  allowsLoopback: boolean;
}

interface Keys {
  publicKey: string;
  privateKey: string;
}

export async function readPushSettings(env: Environment, dataDir: string): Promise<PushSettings> {
  const keys = givenKeys(env) ?? (await ownKeys(dataDir));
  const subject =
    env.VAPID_SUBJECT ?? (env.PUBLIC_URL?.startsWith('https:') ? env.PUBLIC_URL : 'mailto:push@localhost');
  return {
    // A shorter key disables push (product, section 10.3).
    vapid: keys.publicKey.length > limits.pushKeyLength ? { ...keys, subject } : null,
    fcm: env.FCM_SERVICE_ACCOUNT ? await readServiceAccount(env.FCM_SERVICE_ACCOUNT, env.FCM_API_URL) : null,
    allowsLoopback: env.PUSH_ALLOWS_LOOPBACK === 'on',
  };
}

function givenKeys(env: Environment): Keys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (!publicKey && !privateKey) return null;
  if (publicKey && publicKey.length <= limits.pushKeyLength) return { publicKey, privateKey: privateKey ?? '' };
  if (!isPoint(publicKey) || !isScalar(privateKey)) {
    throw new StartupError('Set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY together: a pair of P-256 keys in base64url.');
  }
  return { publicKey, privateKey };
}

const base64url = /^[\w-]+={0,2}$/;

function isPoint(key: string | undefined): key is string {
  if (!key || !base64url.test(key)) return false;
  const bytes = Buffer.from(key, 'base64url');
  return bytes.length === 65 && bytes[0] === 4;
}

function isScalar(key: string | undefined): key is string {
  return Boolean(key && base64url.test(key) && Buffer.from(key, 'base64url').length === 32);
}

const storedKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

/** Created once, because browsers that subscribed with another key would get nothing. */
async function ownKeys(dataDir: string): Promise<Keys> {
  const file = path.join(dataDir, 'push-keys.json');
  const text = await readOrCreateSecret(dataDir, 'push-keys.json', () => JSON.stringify(makeKeys()));
  const { success, data } = storedKeys.safeParse(parseJson(text));
  if (success && isPoint(data.publicKey) && isScalar(data.privateKey)) return data;
  throw new StartupError(`${file} does not contain a key pair. Delete it, and browsers will subscribe again.`);
}

/** Format of RFC 8292: uncompressed point and raw scalar. */
function makeKeys(): Keys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  });
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}

const serviceAccount = z.object({
  project_id: z.string().regex(/^[\w.:-]+$/),
  client_email: z.string().min(1),
  private_key: z.string().startsWith('-----BEGIN'),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
});

async function readServiceAccount(file: string, apiUrl: string): Promise<PushSettings['fcm']> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartupError(`FCM_SERVICE_ACCOUNT: the file ${file} cannot be read.`);
  });
  const { success, data } = serviceAccount.safeParse(parseJson(text));
  if (!success) throw new StartupError(`FCM_SERVICE_ACCOUNT: ${file} is not the key file of a service account.`);
  return {
    projectId: data.project_id,
    clientEmail: data.client_email,
    privateKey: data.private_key,
    tokenUrl: data.token_uri,
    apiUrl: apiUrl.replace(/\/+$/, ''),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
