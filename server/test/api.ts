import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiPrefix } from '@pahiya/contract/router';
import type { PhoneAppSettings } from '../src/config/phone-app.ts';
import { createAuthMails } from '../src/features/auth/jobs.ts';
import { createAuth } from '../src/features/auth/service/auth.ts';
import type { AuthSettings, PasswordHashing } from '../src/features/auth/types.ts';
import type { BookingLimits } from '../src/features/calendar/types.ts';
import { createFiles } from '../src/features/files/service/files.ts';
import { startLive } from '../src/features/live/service/live.ts';
import { createLocalNotifier, createRedisNotifier } from '../src/features/live/service/notifier.ts';
import { createPublicChanges, type PublicChanges } from '../src/features/live/service/public-changes.ts';
import { loadCities } from '../src/features/locations/service/load-cities.ts';
import { createMails } from '../src/features/mail/service/mails.ts';
import { createPushes, type PushSettings } from '../src/features/notifications/service/pushes.ts';
import { createPayments, type GatewaySettings } from '../src/features/payments/service/payments.ts';
import { createProfile } from '../src/features/people/commands/create-profile.ts';
import { reactivate } from '../src/features/people/commands/reactivate.ts';
import { createRevvy } from '../src/features/revvy/service/revvy.ts';
import { createTools } from '../src/features/revvy/tools/tools.ts';
import type { Engine } from '../src/features/revvy/types.ts';
import { createSupportWork } from '../src/features/support/jobs.ts';
import { createApp } from '../src/http/app.ts';
import { createKeptAnswers } from '../src/http/kept/kept-answers.ts';
import { type ChooseDatabase, onPrimary } from '../src/http/kept/replica-reads.ts';
import { listen } from '../src/http/serve.ts';
import type { Services } from '../src/http/services.ts';
import { createWriters } from '../src/mail-writers.ts';
import { deaf, type Recorder } from '../src/metrics/recorder.ts';
import { createLogger } from '../src/platform/logger.ts';
import type { Mail, Mailer } from '../src/platform/mailer.ts';
import { createRateLimits } from '../src/platform/rate-limits.ts';
import { openRedis } from '../src/platform/redis.ts';
import type { Sms } from '../src/platform/sms.ts';
import type { StorageSettings } from '../src/platform/storage/drivers.ts';
import { createSignedInStreams } from '../src/platform/streams/signed-in-streams.ts';
import { type Tracing, untraced } from '../src/tracing/tracing.ts';
import { type Answer, type CallOptions, call } from './call.ts';
import { checkAnswer } from './check-answer.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { echoEngine, simpleSafety } from './revvy-engines.ts';

/** Tests share this machine's address and use new accounts, which the product's own limits would refuse. */
const manyBookings = { open: 100_000, unpaid: 100_000, newAtGarage: 100_000, newInAll: 100_000 };

/** Monday, 23 November 2026, 10:00 in India. */
export const morning = new Date('2026-11-23T04:30:00Z');

/** Offset of the database clock for holds, so that test bookings lie ahead of it on any day. */
export const holdClockMs = morning.getTime() - Date.now();

export function testNow(): Date {
  return new Date(Date.now() + holdClockMs);
}

export interface ApiOptions {
  database?: TestDatabase;
  origin?: string;
  hasRateLimits?: boolean;
  trustedProxies?: number;
  phoneApp?: PhoneAppSettings;
  auth?: Partial<AuthSettings>;
  bookingLimits?: Partial<BookingLimits>;
  payments?: GatewaySettings;
  redisUrl?: string;
  storage?: StorageSettings;
  storageQuota?: { bytes: number; files: number };
  push?: PushSettings;
  pushTimeoutMs?: number;
  revvyEngine?: Engine;
  mailer?: Mailer;
  recorder?: Recorder;
  tracing?: Tracing;
  holdsMails?: boolean;
  chooseDatabase?: (changes: PublicChanges) => ChooseDatabase;
  /** How often the sessions of streams are checked. */
  streamCheckMs?: number;
}

export interface Api {
  url: string;
  services: Services;
  database: TestDatabase;
  clock: { now: Date };
  mails: Mail[];
  sms: Sms[];
  logs: string[];
  /** A body that is not a string is sent as JSON. */
  call<Body = unknown>(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answer<Body>>;
  stop(): Promise<void>;
}

/** A node on a real database, listening on a loopback port. */
export async function startApi(options: ApiOptions = {}): Promise<Api> {
  const database = options.database ?? (await createApiDatabase());
  const server = await listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${server.port}`;
  const clock = { now: morning };
  const mails: Mail[] = [];
  const sms: Sms[] = [];
  const logs: string[] = [];
  const { services, stop } = await composeServices({ origin: url, ...options, database }, { clock, mails, sms, logs });
  server.answerWith(createApp(services, null).fetch);
  return {
    url,
    services,
    database,
    clock,
    mails,
    sms,
    logs,
    async call<Body>(method: string, path: string, body?: unknown, callOptions?: CallOptions) {
      const answer = await call<Body>(`${url}${apiPrefix}${path}`, method, body, callOptions);
      // A custom mailer may hang.
      if (method !== 'GET' && !options.mailer) await services.mails.idle();
      return answer;
    },
    async stop() {
      await services.revvy.close();
      await server.drain();
      await stop();
      if (options.database) return;
      await database.drop();
      await rm(filesFolder(database), { recursive: true, force: true });
    },
  };
}

async function createApiDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await database.pool.query(`select set_config('app.clock_offset', $1, false)`, [`${holdClockMs} milliseconds`]);
  await keepClockOffset(database, holdClockMs);
  return database;
}

/** The real one takes 80 ms of processor time on purpose. `sign-up.test.ts` uses it. */
const quickHashing: PasswordHashing = {
  hash: async (password) => `quick:${createHash('sha256').update(password.normalize('NFKC')).digest('hex')}`,
  verify: async ({ hash, password }) => hash === (await quickHashing.hash(password)),
};

/** Sets the offset for all future connections. */
export async function keepClockOffset({ pool }: Pick<TestDatabase, 'pool'>, milliseconds: number): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  await pool.query(`alter database "${rows[0]?.name}" set app.clock_offset = '${milliseconds} milliseconds'`);
}

type Dependencies = Pick<Api, 'clock' | 'mails' | 'sms' | 'logs'>;

async function composeServices(
  options: ApiOptions & Required<Pick<ApiOptions, 'database' | 'origin'>>,
  deps: Dependencies,
): Promise<{ services: Services; stop: () => Promise<void> }> {
  const { db, pool } = options.database;
  const log = createLogger('debug', { write: (line) => deps.logs.push(line) });
  const settings = { publicUrl: options.origin, secret: 'a secret for tests 0123456789', confirmsEmail: false };
  const mailer = options.mailer ?? { send: async (mail: Mail) => void deps.mails.push(mail) };
  const authMails = createAuthMails(db);
  const auth = createAuth(
    db,
    { ...settings, google: undefined, passwordHashing: quickHashing, ...options.auth },
    {
      ...authMails.events,
      userCreated: (user) => createProfile(db, user),
      sessionOpened: (userId) => reactivate(db, userId),
    },
  );
  const now = () => deps.clock.now;
  const { recorder = deaf } = options;
  const { secret } = settings;
  const { origin } = options;
  const bookingLimits = { ...manyBookings, ...options.bookingLimits };
  const parts = { db, log, now, origin, secret, bookingLimits };
  const writers = createWriters(authMails.links(auth));
  const mail = createMails({ db, log, now, origin, mailer, writers });
  const { payments, endpoints, stop } = createPayments(options.payments ?? { gateway: 'simulator' }, parts);
  const redis = options.redisUrl ? await openRedis(options.redisUrl, log) : undefined;
  const notifier = redis ? createRedisNotifier(redis) : createLocalNotifier();
  const live = startLive({ db, notifier, log, now, recorder });
  const push = createPushes(options.push ?? { vapid: null, fcm: null, allowsLoopback: true }, {
    db,
    log,
    now,
    timeoutMs: options.pushTimeoutMs ?? 1_000,
  });
  const storage = options.storage ?? { kind: 'disk', folder: filesFolder(options.database) };
  const files = await createFiles(storage, secret, options.storageQuota ?? { bytes: 200 * 1024 * 1024, files: 1_000 });
  const engine = options.revvyEngine ?? echoEngine;
  const revvy = createRevvy({
    ...{ db, log, now, files, dailyTokens: 1_000 },
    facts: { engine: engine.name, canSeePictures: engine.canSeePictures },
    mind: async () => ({ engine, safety: simpleSafety }),
    toolsFor: (asker) => createTools(db, asker),
  });
  const sms = { reachesPhones: true, send: async (message: Sms) => void deps.sms.push(message) };
  const support = createSupportWork({ db, log, now, sms });
  const changes = createPublicChanges(db, log);
  const services: Services = {
    db,
    log,
    now,
    recorder,
    tracing: options.tracing ?? untraced,
    rateLimits: createRateLimits(options.hasRateLimits ?? false, redis),
    auth,
    locations: { geocoder: { reverse: async () => null }, cities: loadCities() },
    live,
    files,
    payments,
    bookingLimits,
    pushes: push.pushes,
    mails: options.holdsMails ? { ...mail.mails, wake: () => undefined } : mail.mails,
    revvy,
    support,
    streams: createSignedInStreams(options.streamCheckMs),
    paymentEndpoints: endpoints,
    origin,
    trustedProxies: options.trustedProxies ?? 0,
    build: { version: '1.2.3', commit: '0123abc' },
    phoneApp: options.phoneApp ?? { androidFingerprints: [], appleTeamId: undefined },
    checkAnswer,
    ping: async () => {
      await pool.query('select 1');
    },
    isLate: () => false,
    changes,
    keepAnswer: createKeptAnswers(changes, now, recorder),
    chooseDatabase: options.chooseDatabase?.(changes) ?? onPrimary,
  };
  return {
    services,
    async stop() {
      await live.stop();
      redis?.disconnect();
      await Promise.all([stop(), push.stop(), support.stop(), mail.stop()]);
    },
  };
}

function filesFolder({ connection }: TestDatabase): string {
  return path.join(
    tmpdir(),
    `files-${connection.database ?? new URL(connection.connectionString ?? '').pathname.slice(1)}`,
  );
}
