import path from 'node:path';
import type { StorageSettings } from '../platform/storage/drivers.ts';
import type { Environment } from './environment.ts';
import { StartupError } from './startup-error.ts';

export function readStorageSettings(env: Environment, dataDir: string): StorageSettings {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket && (env.S3_ENDPOINT || accessKeyId)) {
    throw new StartupError('Set S3_BUCKET as well: without it pictures are kept in the data folder.');
  }
  if (!bucket) return { kind: 'disk', folder: path.join(dataDir, 'files') };
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    throw new StartupError('Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together, or neither.');
  }
  return {
    kind: 's3',
    bucket,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    forcePathStyle: env.S3_FORCE_PATH_STYLE === 'on',
  };
}
