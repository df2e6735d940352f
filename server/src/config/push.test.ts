import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webPush from 'web-push';
import { parseEnvironment } from './environment.ts';
import { readPushSettings } from './push.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-push-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function read(environment: Record<string, string> = {}, dataDir = folder) {
  return readPushSettings(parseEnvironment(environment), dataDir);
}

test('keys are created once, readable by their owner only, even by nodes that start together', async () => {
  const dataDir = path.join(folder, 'fresh');
  const all = await Promise.all(Array.from({ length: 5 }, () => read({}, dataDir)));
  expect(new Set(all.map(({ vapid }) => vapid?.publicKey)).size).toBe(1);
  expect((await stat(path.join(dataDir, 'push-keys.json'))).mode & 0o777).toBe(0o600);
  const { vapid } = await read({}, dataDir);
  expect(vapid).toEqual(all[0]?.vapid);
  const headers = () =>
    webPush.getVapidHeaders(
      'https://push.example',
      'mailto:a@b.c',
      vapid?.publicKey ?? '',
      vapid?.privateKey ?? '',
      'aes128gcm',
    );
  expect(headers().Authorization).toContain(vapid?.publicKey);
});

test('configured keys are used, a key of 80 characters or less disables push, and half a pair stops the start', async () => {
  const keys = webPush.generateVAPIDKeys();
  const given = { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey };
  expect((await read({ ...given, PUBLIC_URL: 'https://garages.example' })).vapid).toEqual({
    ...keys,
    subject: 'https://garages.example',
  });
  expect((await read({ ...given, VAPID_SUBJECT: 'mailto:push@garages.example' })).vapid?.subject).toBe(
    'mailto:push@garages.example',
  );
  expect((await read({ ...given, VAPID_PUBLIC_KEY: 'B'.repeat(80) })).vapid).toBeNull();
  await expect(read({ VAPID_PUBLIC_KEY: keys.publicKey })).rejects.toThrow('together');
  await expect(read({ VAPID_PRIVATE_KEY: keys.privateKey })).rejects.toThrow('together');
});

test('a file without valid keys is named in the error and never overwritten', async () => {
  const dataDir = await mkdtemp(path.join(folder, 'spoilt-'));
  const file = path.join(dataDir, 'push-keys.json');
  await writeFile(file, 'nothing');
  await expect(read({}, dataDir)).rejects.toThrow(file);
  expect(await readFile(file, 'utf8')).toBe('nothing');
});

test('push to phones uses the key file of a service account', async () => {
  expect((await read()).fcm).toBeNull();
  const file = path.join(folder, 'account.json');
  await expect(read({ FCM_SERVICE_ACCOUNT: file })).rejects.toThrow('cannot be read');
  await writeFile(file, '{}');
  await expect(read({ FCM_SERVICE_ACCOUNT: file })).rejects.toThrow('is not the key file');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await writeFile(file, JSON.stringify({ project_id: 'pahiya', client_email: 'push@pahiya', private_key: pem }));
  expect((await read({ FCM_SERVICE_ACCOUNT: file })).fcm).toEqual({
    projectId: 'pahiya',
    clientEmail: 'push@pahiya',
    privateKey: pem,
    tokenUrl: 'https://oauth2.googleapis.com/token',
    apiUrl: 'https://fcm.googleapis.com',
  });
});

test('a push service on this machine is refused unless a test allows it', async () => {
  for (const NODE_ENV of ['development', 'test', 'production'])
    expect((await read({ NODE_ENV })).allowsLoopback).toBe(false);
  expect((await read({ PUSH_ALLOWS_LOOPBACK: 'on' })).allowsLoopback).toBe(true);
});
