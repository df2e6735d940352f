import path from 'node:path';
import { brand } from '@pahiya/contract/shared/brand';

import type { StorageSettings } from '../platform/storage/drivers.ts';
import type { TracingSettings } from '../tracing/open-tracing.ts';
import { type Build, readBuild } from './build.ts';
import { type DatabaseSettings, readDatabaseSettings } from './database.ts';
import { parseEnvironment } from './environment.ts';
import { type PaymentSettings, readPaymentSettings } from './payments.ts';
import { type PhoneAppSettings, readPhoneAppSettings } from './phone-app.ts';
import { type PushSettings, readPushSettings } from './push.ts';
import { type RevvySettings, readRevvySettings } from './revvy.ts';
import { loadAuthSecret } from './secrets.ts';
import { StartupError } from './startup-error.ts';
import { readStorageSettings } from './storage.ts';
import { readTracingSettings } from './tracing.ts';

export interface Config {
  isProduction: boolean;
  build: Build;
  port: number;
  host: string;
  /** Where metrics are served; undefined for a node without them. */
  metrics: { port: number; host: string } | undefined;
  tracing: TracingSettings | undefined;
  /** Without a trailing slash; undefined until the port is known. */
  publicUrl: string | undefined;
  trustedProxies: number;
  logLevel: string;
  dataDir: string;
  database: DatabaseSettings;
  redisUrl: string | undefined;
  hasDemoData: boolean;
  hasRateLimits: boolean;
  bookingLimits: { open: number; unpaid: number; newAtGarage: number; newInAll: number };
  auth: {
    secret: string;
    confirmsEmail: boolean;
    google: { clientId: string; clientSecret: string } | undefined;
  };
  mail: { smtpUrl: string | undefined; from: string; outbox: string; logsLinks: boolean };
  payments: PaymentSettings;
  push: PushSettings;
  phoneApp: PhoneAppSettings;
  storage: StorageSettings;
  storageQuota: { bytes: number; files: number };
  revvy: RevvySettings;
  geocoding: { nominatimUrl: string; photonUrl: string; userAgent: string };
}

export async function loadConfig(source: Record<string, string | undefined>): Promise<Config> {
  const env = parseEnvironment(source);
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction && env.RATE_LIMITS === 'off') {
    throw new StartupError('RATE_LIMITS=off is for load tests and is refused when NODE_ENV=production.');
  }
  if (isProduction && !env.PUBLIC_URL) {
    throw new StartupError(
      'PUBLIC_URL is required when NODE_ENV=production: mails and sign-in build their links on it.',
    );
  }
  if (env.PUBLIC_URL && new URL(env.PUBLIC_URL).href !== `${new URL(env.PUBLIC_URL).origin}/`) {
    throw new StartupError('PUBLIC_URL must be an address without a path, for example: https://example.in');
  }
  if (isProduction && env.PUBLIC_URL && new URL(env.PUBLIC_URL).protocol !== 'https:') {
    throw new StartupError(
      'PUBLIC_URL must begin with https:// when NODE_ENV=production: sessions are never sent in clear.',
    );
  }
  if (Boolean(env.GOOGLE_CLIENT_ID) !== Boolean(env.GOOGLE_CLIENT_SECRET)) {
    throw new StartupError('Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET together, or neither.');
  }
  const dataDir = path.resolve(env.DATA_DIR);
  return {
    isProduction,
    build: await readBuild(env.COMMIT),
    port: env.PORT,
    host: env.HOST,
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    tracing: readTracingSettings(env),
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL,
    dataDir,
    database: readDatabaseSettings(env),
    redisUrl: env.REDIS_URL,
    hasDemoData: env.DEMO_DATA === 'on',
    hasRateLimits: env.RATE_LIMITS === 'on',
    bookingLimits: {
      open: env.BOOKINGS_OPEN,
      unpaid: env.BOOKINGS_UNPAID,
      newAtGarage: env.BOOKINGS_OF_NEW_ACCOUNTS_AT_GARAGE,
      newInAll: env.BOOKINGS_OF_NEW_ACCOUNTS,
    },
    auth: {
      secret: await loadAuthSecret({ given: env.AUTH_SECRET, dataDir, isProduction }),
      confirmsEmail: env.EMAIL_CONFIRMATION === 'auto' ? Boolean(env.SMTP_URL) : env.EMAIL_CONFIRMATION === 'on',
      google:
        env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
          ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET }
          : undefined,
    },
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? `${brand.name} <no-reply@localhost>`,
      outbox: path.join(dataDir, 'outbox'),
      logsLinks: !isProduction,
    },
    payments: readPaymentSettings(env),
    push: await readPushSettings(env, dataDir),
    phoneApp: readPhoneAppSettings(env),
    storage: readStorageSettings(env, dataDir),
    storageQuota: { bytes: env.STORAGE_QUOTA_MB * 1024 * 1024, files: env.STORAGE_QUOTA_FILES },
    revvy: readRevvySettings(env),
    geocoding: {
      nominatimUrl: env.NOMINATIM_URL,
      photonUrl: env.PHOTON_URL,
      userAgent: `${brand.name}/1.0 (${env.GEOCODER_CONTACT ?? env.PUBLIC_URL ?? 'local development'})`,
    },
  };
}
