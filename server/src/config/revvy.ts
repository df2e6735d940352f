import type { Environment } from './environment.ts';
import { StartupError } from './startup-error.ts';

export type RevvyProvider = NonNullable<Environment['REVVY_PROVIDER']>;

export interface ModelSettings {
  provider: RevvyProvider;
  model: string;
  /** Undefined for a local server that needs none. */
  apiKey: string | undefined;
  /** Without a trailing slash. */
  baseUrl: string;
  /** Input and output tokens per account and day. */
  dailyTokens: number;
  seesPictures: boolean;
  firstTokenMs: number;
  totalMs: number;
  /** Model that checks each question before it is answered; unset disables the check. */
  moderationModel: string | undefined;
}

/** Null: Revvy answers from its notes, without an AI model. */
export type RevvySettings = ModelSettings | null;

const publicUrls: Record<Exclude<RevvyProvider, 'openai-compatible'>, string> = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  openai: 'https://api.openai.com/v1',
};

/** Throws `StartupError` naming the variable that is missing or has no effect. */
export function readRevvySettings(env: Environment): RevvySettings {
  const { REVVY_PROVIDER: provider, REVVY_MODEL: model, REVVY_API_KEY: apiKey } = env;
  if (!provider) return refuseRest(env);
  if (!model) throw new StartupError('REVVY_MODEL is required with REVVY_PROVIDER: the name of the model.');
  if (provider !== 'openai-compatible' && !apiKey) {
    throw new StartupError(`REVVY_API_KEY is required when REVVY_PROVIDER=${provider}.`);
  }
  if (env.REVVY_MODERATION_MODEL && !provider.startsWith('openai')) {
    throw new StartupError(`REVVY_MODERATION_MODEL is for OpenAI and compatible servers, not for ${provider}.`);
  }
  if (env.REVVY_TOTAL_SECONDS < env.REVVY_FIRST_TOKEN_SECONDS) {
    throw new StartupError('REVVY_TOTAL_SECONDS must not be less than REVVY_FIRST_TOKEN_SECONDS.');
  }
  return {
    provider,
    model,
    apiKey,
    baseUrl: baseUrlOf(provider, env.REVVY_BASE_URL),
    dailyTokens: env.REVVY_DAILY_TOKENS,
    // Many local models cannot see, and a picture would then make the whole question fail.
    seesPictures: (env.REVVY_SEES_PICTURES ?? (provider === 'openai-compatible' ? 'off' : 'on')) === 'on',
    firstTokenMs: env.REVVY_FIRST_TOKEN_SECONDS * 1_000,
    totalMs: env.REVVY_TOTAL_SECONDS * 1_000,
    moderationModel: env.REVVY_MODERATION_MODEL,
  };
}

/** Refuses a model's settings without a provider, because the model would be off unnoticed. */
function refuseRest(env: Environment): null {
  for (const name of ['REVVY_MODEL', 'REVVY_API_KEY', 'REVVY_BASE_URL', 'REVVY_MODERATION_MODEL'] as const) {
    if (env[name]) throw new StartupError(`${name} does nothing without REVVY_PROVIDER: set that as well.`);
  }
  return null;
}

function baseUrlOf(provider: RevvyProvider, given: string | undefined): string {
  if (given) return given.replace(/\/+$/, '');
  if (provider !== 'openai-compatible') return publicUrls[provider];
  throw new StartupError('REVVY_BASE_URL is required when REVVY_PROVIDER=openai-compatible.');
}
