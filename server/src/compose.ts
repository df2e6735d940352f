import type { Config } from './config/config.ts';
import type { Connection } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { createDatabase } from './database/pool.ts';
import { loadDemonstrationData } from './demonstration/load-demonstration.ts';
import { accountSweepQueue, bookingPurgeQueue, deletionExpiryQueue } from './features/account/jobs.ts';
import { createAuthMails, expiryQueue } from './features/auth/jobs.ts';
import { createAuth } from './features/auth/service/auth.ts';
import { loadCannedReplies } from './features/desk/commands/canned-replies.ts';
import { fileRemovalQueue } from './features/files/jobs.ts';
import { createFiles } from './features/files/service/files.ts';
import { liveExpiryQueue } from './features/live/jobs.ts';
import { startLive } from './features/live/service/live.ts';
import { createLocalNotifier, createRedisNotifier } from './features/live/service/notifier.ts';
import { createPublicChanges } from './features/live/service/public-changes.ts';
import { loadCities } from './features/locations/service/load-cities.ts';
import { mailExpiryQueue } from './features/mail/jobs.ts';
import { createMails } from './features/mail/service/mails.ts';
import { deviceExpiryQueue } from './features/notifications/jobs.ts';
import { createPushes } from './features/notifications/service/pushes.ts';
import {
  closingExpiryQueue,
  eventExpiryQueue,
  gatewaySweepQueue,
  paymentSweepQueue,
} from './features/payments/jobs.ts';
import { createPayments } from './features/payments/service/payments.ts';
import { createProfile } from './features/people/commands/create-profile.ts';
import { reactivate } from './features/people/commands/reactivate.ts';
import { revvyCleaningQueue } from './features/revvy/jobs.ts';
import { loadKnowledge } from './features/revvy/knowledge/load-knowledge.ts';
import { openRevvy } from './features/revvy/service/open-revvy.ts';
import { prepareSearchWords } from './features/search/queries/search-words.ts';
import { loadFaq } from './features/support/commands/load-faq.ts';
import { createSupportWork, supportSweepQueue } from './features/support/jobs.ts';
import { reminderQueue } from './features/vehicles/jobs.ts';
import { createKeptAnswers } from './http/kept/kept-answers.ts';
import { openReplicaReads } from './http/kept/open-replica-reads.ts';
import type { Services } from './http/services.ts';
import { createWriters } from './mail-writers.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { deaf } from './metrics/recorder.ts';
import { watchEventLoop } from './platform/event-loop/event-loop.ts';
import { createGeocoder } from './platform/geocoding/geocoder.ts';
import { startJobs } from './platform/jobs.ts';
import type { Logger } from './platform/logger.ts';
import { createMailer } from './platform/mailer.ts';
import { once } from './platform/once.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { openRedis } from './platform/redis.ts';
import { createLogSms } from './platform/sms.ts';
import { stopWithin } from './platform/stop-within.ts';
import { createSignedInStreams } from './platform/streams/signed-in-streams.ts';
import { openTracing } from './tracing/open-tracing.ts';
import { untraced } from './tracing/tracing.ts';
import { watchJobs } from './tracing/watch-jobs.ts';

export interface Composition {
  services: Services;
  /** Call it once the node answers; it lets requests run meanwhile. Rejects if a data file is damaged. */
  warmUp(): Promise<void>;
  /** Leaves work to other nodes or the next start. Resolves when running work has ended, or after `longestStopMs`. */
  stopWork(): Promise<void>;
  /** Streams and Revvy's answers do not end by themselves. Takes at most `longestStopMs`. */
  endStreams(): Promise<void>;
  stop(): Promise<void>;
}

/** Looks for mails and pushes from jobs, the desk or payments, and for failed ones. */
const lookMs = 5_000;

/** Closes the connection if a part of the server does not start. */
export async function compose(
  connection: Connection,
  config: Config,
  log: Logger,
  origin: string,
): Promise<Composition> {
  try {
    return await composeOn(connection, config, log, origin);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function composeOn(
  { pool, direct, openAside, close }: Connection,
  config: Config,
  log: Logger,
  origin: string,
): Promise<Composition> {
  await migrate(direct);
  const metrics = config.metrics && (await openMetrics(config.metrics, openAside, log));
  const recorder = metrics?.recorder ?? deaf;
  const traces = config.tracing && (await openTracing(config.tracing, log));
  traces?.followPool(pool);
  const tracing = traces ?? untraced;
  const db = createDatabase(pool);
  const files = await createFiles(config.storage, config.auth.secret, config.storageQuota);
  const now = () => new Date();
  await loadFaq(db);
  if (config.hasDemoData) await loadDemonstrationData(db, { store: files.store, now: now(), log });
  await loadCannedReplies(db);
  const jobs = await startJobs(pool, log, watchJobs(recorder, tracing));
  const authMails = createAuthMails(db);
  const auth = createAuth(
    db,
    { ...config.auth, publicUrl: origin },
    {
      ...authMails.events,
      // A failure is only logged (product, section 10.6); the profile is then created when it is first read.
      userCreated: (user) =>
        createProfile(db, user).catch((error) => log.error({ err: error }, 'profile creation failed')),
      sessionOpened: (userId) => reactivate(db, userId),
    },
  );
  const mail = createMails({
    ...{ db, log, now, origin, everyMs: lookMs },
    mailer: createMailer(config.mail, log),
    writers: createWriters(authMails.links(auth)),
  });
  await jobs.work(mailExpiryQueue(db));
  await jobs.work(expiryQueue(db));
  await jobs.work(bookingPurgeQueue(db, now));
  await jobs.work(accountSweepQueue());
  await jobs.work(deletionExpiryQueue(db));
  const { secret } = config.auth;
  const { payments, endpoints, stop } = createPayments(config.payments, {
    ...{ db, log, now, origin, secret },
    bookingLimits: config.bookingLimits,
  });
  await jobs.work(paymentSweepQueue(payments.work));
  await jobs.work(gatewaySweepQueue(payments.work));
  await jobs.work(eventExpiryQueue(db));
  await jobs.work(closingExpiryQueue(db));
  const push = createPushes(config.push, { db, log, now, everyMs: lookMs });
  await jobs.work(deviceExpiryQueue(db));
  await jobs.work(reminderQueue(db, now));
  const redis = config.redisUrl ? await openRedis(config.redisUrl, log) : undefined;
  const notifier = redis ? createRedisNotifier(redis) : createLocalNotifier();
  const live = startLive({ db, notifier, log, now, recorder });
  await jobs.work(liveExpiryQueue(db));
  await jobs.work(fileRemovalQueue(db, files.store));
  const cities = loadCities();
  const revvy = openRevvy(config.revvy, { db, log, now, files, cities, loadKnowledge });
  await jobs.work(revvyCleaningQueue(db));
  const support = createSupportWork({ db, log, now, sms: createLogSms(log) });
  await jobs.work(supportSweepQueue(support));
  const stopWork = once(() =>
    stopWithin(
      { jobs: jobs.stop, payments: stop, pushes: push.stop, support: support.stop, mails: mail.stop },
      { log },
    ),
  );
  const endStreams = once(() => stopWithin({ live: live.stop, revvy: revvy.close }, { log }));
  const eventLoop = watchEventLoop();
  const changes = createPublicChanges(db, log);
  const reads = openReplicaReads(config.database, { pool, redis, changes, log, recorder });
  if (reads.replicaPool) traces?.followPool(reads.replicaPool);
  await metrics?.start({ pools: { primary: pool, replica: reads.replicaPool }, openStreams: live.openStreams });
  payments.work.wake();
  push.pushes.wake();
  mail.mails.wake();
  return {
    services: {
      db,
      log,
      now,
      recorder,
      tracing,
      rateLimits: createRateLimits(config.hasRateLimits, redis),
      auth,
      locations: { geocoder: createGeocoder(config.geocoding), cities },
      live,
      files,
      payments,
      bookingLimits: config.bookingLimits,
      pushes: push.pushes,
      mails: mail.mails,
      revvy,
      support,
      streams: createSignedInStreams(),
      paymentEndpoints: endpoints,
      origin,
      trustedProxies: config.trustedProxies,
      phoneApp: config.phoneApp,
      build: config.build,
      ping: async () => {
        await pool.query('select 1');
      },
      isLate: () => config.hasRateLimits && eventLoop.isLate(),
      changes,
      keepAnswer: createKeptAnswers(changes, now, recorder),
      chooseDatabase: reads.chooseDatabase,
    },
    async warmUp() {
      await prepareSearchWords();
      await revvy.prepare();
    },
    stopWork,
    endStreams,
    async stop() {
      await Promise.all([stopWork(), endStreams()]);
      eventLoop.stop();
      redis?.disconnect();
      await Promise.all([metrics?.stop(), traces?.stop()]);
      await Promise.all([close(), reads.close()]);
    },
  };
}
