import { createECDH } from 'node:crypto';
import { startFakeGeocoders } from '../../../server/test/fakes/fake-geocoders.ts';
import { startFakeModel } from '../../../server/test/fakes/fake-model.ts';
import { type FakePushService, startFakePushService } from '../../../server/test/fakes/fake-push.ts';
import { type FakeRazorpay, startFakeRazorpay } from '../../../server/test/fakes/fake-razorpay.ts';
import { bucket, type FakeS3, startFakeS3 } from '../../../server/test/fakes/fake-s3.ts';
import { startFakeSmtp } from '../../../server/test/fakes/fake-smtp.ts';
import { hasRedis, startRedisServer } from '../../../server/test/redis-server.ts';
import { openTcpGate, type TcpGate } from './tcp-gate.ts';

export type ServiceName = 'gateway' | 'geocoders' | 'mail' | 'push' | 'store' | 'model' | 'redis';

/** The services that the product uses besides its database. Each speaks its real protocol behind a gate. */
export interface Services {
  gates: Partial<Record<ServiceName, TcpGate>>;
  razorpay: FakeRazorpay;
  push: FakePushService;
  store: FakeS3;
  /** The settings of a node that uses them. */
  environment: Record<string, string>;
}

/** Adds to `stops` how each one is stopped. There is no Redis on a machine without Debian's package. */
export async function openServices(stops: (() => Promise<unknown>)[]): Promise<Services> {
  const gates: Services['gates'] = {};
  async function behindGate<Server extends { stop(): Promise<void> }>(
    name: ServiceName,
    starting: Promise<Server>,
    urlOf: (server: Server) => string,
  ): Promise<{ server: Server; url: string }> {
    const server = await starting;
    stops.push(server.stop);
    const url = new URL(urlOf(server));
    const gate = await openTcpGate({ host: url.hostname, port: Number(url.port) });
    stops.push(gate.stop);
    gates[name] = gate;
    url.port = `${gate.port}`;
    return { server, url: url.href.replace(/\/$/, '') };
  }
  const keys = createPushKeys();
  const razorpay = await behindGate('gateway', startFakeRazorpay(), ({ url }) => url);
  razorpay.server.refundAtOnce();
  const geocoders = await behindGate('geocoders', startFakeGeocoders(), ({ nominatimUrl }) => nominatimUrl);
  const mail = await behindGate('mail', startFakeSmtp(), ({ url }) => url);
  const push = await behindGate('push', startFakePushService(keys.publicKey), ({ url }) => url);
  push.server.url = push.url;
  const store = await behindGate('store', startFakeS3(), ({ url }) => url);
  const model = await behindGate('model', startFakeModel('openai-compatible'), ({ settings }) => settings.baseUrl);
  const redis = hasRedis && (await behindGate('redis', startRedisServer(), ({ url }) => url));
  return {
    gates,
    razorpay: razorpay.server,
    push: push.server,
    store: store.server,
    environment: {
      RAZORPAY_API_URL: razorpay.url,
      RAZORPAY_KEY_ID: razorpay.server.keyId,
      RAZORPAY_KEY_SECRET: razorpay.server.keySecret,
      RAZORPAY_WEBHOOK_SECRET: razorpay.server.webhookSecret,
      NOMINATIM_URL: geocoders.url,
      PHOTON_URL: '',
      SMTP_URL: mail.url,
      EMAIL_CONFIRMATION: 'off',
      VAPID_PUBLIC_KEY: keys.publicKey,
      VAPID_PRIVATE_KEY: keys.privateKey,
      S3_ENDPOINT: store.url,
      S3_FORCE_PATH_STYLE: 'on',
      S3_BUCKET: bucket,
      S3_REGION: store.server.keys.region,
      S3_ACCESS_KEY_ID: store.server.keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.server.keys.secretAccessKey,
      REVVY_PROVIDER: model.server.settings.provider,
      REVVY_MODEL: model.server.settings.model,
      REVVY_API_KEY: model.server.settings.apiKey ?? '',
      REVVY_BASE_URL: model.url,
      REVVY_DAILY_TOKENS: '1000000000',
      ...(redis && { REDIS_URL: redis.url }),
    },
  };
}

function createPushKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // The number is shorter where it begins with zeros.
  const number = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex');
  return { publicKey: pair.getPublicKey('base64url'), privateKey: number.toString('base64url') };
}
