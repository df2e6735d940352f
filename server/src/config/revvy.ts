import type { Environment } from './environment.ts';
import { StartupError } from './startup-error.ts';

export type RevvyProvider = NonNullable<Environment['REVVY_PROVIDER']>;

export interface ModelSettings {
  provider: RevvyProvider;
  model: string;
  /** None where a local server asks for none. */
  apiKey: string | undefined;
  /** Without a slash at its end. */
  baseUrl: string;
  /** Of each account, input and output together. */
  dailyTokens: number;
  seesPictures: boolean;
  firstTokenMs: number;
  totalMs: number;
  /** Questions are shown to it before they are answered; unset: they are not. */
  moderationModel: string | undefined;
}

/** Null: Revvy answers from its notes, without an AI model. */
export type RevvySettings = ModelSettings | null;

const publicUrls: Record<Exclude<RevvyProvider, 'openai-compatible'>, string> = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  openai: 'https://api.openai.com/v1',
};

/** Throws `StartupError` naming the variable that is missing or in vain. */
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
    // Many a local model is blind, and a picture then fails the whole question.
    seesPictures: (env.REVVY_SEES_PICTURES ?? (provider === 'openai-compatible' ? 'off' : 'on')) === 'on',
    firstTokenMs: env.REVVY_FIRST_TOKEN_SECONDS * 1_000,
    totalMs: env.REVVY_TOTAL_SECONDS * 1_000,
    moderationModel: env.REVVY_MODERATION_MODEL,
  };
}

/** Whoever sets a key wants the model: a forgotten provider must not turn it off in silence. */
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
