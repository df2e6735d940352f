import { randomBytes } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readOrCreateSecret } from '../server/src/config/secrets.ts';

/**
 * Makes the secrets of `compose.yaml` in `nodes`, `database` and `storage` of the folder, which are volumes of their own. What
 * exists stays, so that it can run before every start.
 */
export async function makeSecrets(folder: string): Promise<void> {
  const password = await keep(path.join(folder, 'database'), 'password', random);
  const identities = await keep(path.join(folder, 'storage'), 's3.json', () =>
    JSON.stringify(identitiesWith(random())),
  );
  const [{ accessKey, secretKey }] = JSON.parse(identities).identities[0].credentials;
  await keep(path.join(folder, 'nodes'), '.env', () =>
    [
      `AUTH_SECRET=${random()}`,
      `DATABASE_URL=postgres://pahiya:${password}@database:5432/pahiya`,
      `S3_ACCESS_KEY_ID=${accessKey}`,
      `S3_SECRET_ACCESS_KEY=${secretKey}`,
      '',
    ].join('\n'),
  );
}

/** Other users may read it: each service has a user of its own, and sees only its own volume. */
async function keep(folder: string, name: string, make: () => string): Promise<string> {
  const text = await readOrCreateSecret(folder, name, make);
  await chmod(path.join(folder, name), 0o444);
  return text;
}

/** Needs no quotes in a URL, in JSON or in a file of variables. */
function random(): string {
  return randomBytes(48).toString('base64url');
}

/** In the format of SeaweedFS. An administrator's first upload makes the bucket. */
function identitiesWith(secretKey: string) {
  const credentials = [{ accessKey: 'pahiya', secretKey }];
  return { identities: [{ name: 'pahiya', credentials, actions: ['Admin', 'Read', 'Write', 'List', 'Tagging'] }] };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await makeSecrets(process.argv[2] ?? '/secrets');
