import { brand } from '@pahiya/contract/shared/brand';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

const onOff = z.enum(['on', 'off']);
const optionalText = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional();

const upstreamAddress = z
  .string()
  .trim()
  .refine((text) => text === '' || z.url({ protocol: /^https?$/ }).safeParse(text).success, {
    error: 'give an http or https address, or nothing to do without this service',
  });

/** An empty value of any other variable means that it is not set. */
const emptyMeansOff = new Set(['NOMINATIM_URL', 'PHOTON_URL']);

/** All environment variables of the product, explained in `.env.example`. No other code reads `process.env`. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  COMMIT: z.string().max(100).optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: optionalText,
  OTEL_SERVICE_NAME: z.string().trim().min(1).default(brand.slug),
  OTEL_PROPAGATORS: z.enum(['tracecontext', 'none']).default('none'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optionalText,
  DATABASE_READ_URL: optionalText,
  DATABASE_READ_LAG_SECONDS: z.coerce.number().min(0.5).max(60).default(2),
  DATABASE_DIRECT_URL: optionalText,
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  REDIS_URL: optionalText.refine((url) => !url || /^rediss?:\/\//.test(url), 'must begin with redis:// or rediss://'),
  DEMO_DATA: onOff.default('on'),
  RATE_LIMITS: onOff.default('on'),
  BOOKINGS_OPEN: z.coerce.number().int().min(1).max(10_000).default(4),
  BOOKINGS_UNPAID: z.coerce.number().int().min(1).max(10_000).default(2),
  BOOKINGS_OF_NEW_ACCOUNTS_AT_GARAGE: z.coerce.number().int().min(1).max(1_000_000).default(6),
  BOOKINGS_OF_NEW_ACCOUNTS: z.coerce.number().int().min(1).max(1_000_000).default(30),
  AUTH_SECRET: optionalText,
  EMAIL_CONFIRMATION: z.enum(['on', 'off', 'auto']).default('auto'),
  SMTP_URL: optionalText.refine(
    (text) => text === undefined || /^smtps?:$/.test(URL.parse(text)?.protocol ?? ''),
    'give an smtp or smtps address',
  ),
  MAIL_FROM: optionalText,
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  PAYMENT_GATEWAY: z.enum(['simulator', 'razorpay']).optional(),
  RAZORPAY_KEY_ID: optionalText,
  RAZORPAY_KEY_SECRET: optionalText,
  RAZORPAY_WEBHOOK_SECRET: optionalText,
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: optionalText,
  RAZORPAY_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: optionalText,
  S3_REGION: z.string().trim().default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_FORCE_PATH_STYLE: onOff.default('off'),
  STORAGE_QUOTA_MB: z.coerce.number().int().min(1).max(1_000_000).default(200),
  STORAGE_QUOTA_FILES: z.coerce.number().int().min(1).max(1_000_000).default(1_000),
  VAPID_PUBLIC_KEY: optionalText,
  VAPID_PRIVATE_KEY: optionalText,
  VAPID_SUBJECT: optionalText.refine(
    (text) => text === undefined || /^(https:|mailto:.+@)/.test(text),
    'give an https or mailto address',
  ),
  PUSH_ALLOWS_LOOPBACK: onOff.default('off'),
  FCM_SERVICE_ACCOUNT: optionalText,
  ANDROID_APP_FINGERPRINTS: optionalText,
  APPLE_TEAM_ID: optionalText,
  FCM_API_URL: z.url({ protocol: /^https?$/ }).default('https://fcm.googleapis.com'),
  REVVY_PROVIDER: z.enum(['anthropic', 'google', 'openai', 'openai-compatible']).optional(),
  REVVY_MODEL: optionalText,
  REVVY_API_KEY: optionalText,
  REVVY_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  REVVY_DAILY_TOKENS: z.coerce.number().int().min(0).max(1_000_000_000).default(100_000),
  REVVY_SEES_PICTURES: onOff.optional(),
  REVVY_FIRST_TOKEN_SECONDS: z.coerce.number().positive().max(600).default(20),
  REVVY_TOTAL_SECONDS: z.coerce.number().positive().max(600).default(90),
  REVVY_MODERATION_MODEL: optionalText,
  NOMINATIM_URL: upstreamAddress.default('https://nominatim.openstreetmap.org'),
  PHOTON_URL: upstreamAddress.default('https://photon.komoot.io'),
  GEOCODER_CONTACT: optionalText,
});

export type Environment = z.infer<typeof environmentSchema>;

export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([name, value]) => value || emptyMeansOff.has(name)));
  const result = environmentSchema.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new StartupError(`${issue?.path.join('.') ?? 'The environment'} is not valid: ${issue?.message}.`);
}
