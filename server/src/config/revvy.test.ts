import { expect, test } from 'vitest';
import { parseEnvironment } from './environment.ts';
import { readRevvySettings } from './revvy.ts';
import { StartupError } from './startup-error.ts';

const key = 'a-key-nobody-may-see';

function read(environment: Record<string, string> = {}) {
  return readRevvySettings(parseEnvironment(environment));
}

test('without a provider Revvy uses no model', () => {
  expect(read()).toBeNull();
});

test.each([
  ['anthropic', 'https://api.anthropic.com/v1'],
  ['google', 'https://generativelanguage.googleapis.com/v1beta'],
  ['openai', 'https://api.openai.com/v1'],
])('%s needs a model and a key, and has a default address', (provider, baseUrl) => {
  expect(read({ REVVY_PROVIDER: provider, REVVY_MODEL: 'm', REVVY_API_KEY: key })).toEqual({
    ...{ provider, baseUrl, model: 'm', apiKey: key, dailyTokens: 100_000, seesPictures: true },
    ...{ firstTokenMs: 20_000, totalMs: 90_000, moderationModel: undefined },
  });
});

test('a compatible server needs an address but no key, and by default gets no pictures', () => {
  const settings = read({
    REVVY_PROVIDER: 'openai-compatible',
    REVVY_MODEL: 'm',
    REVVY_BASE_URL: 'http://127.0.0.1:1/v1/',
  });
  expect(settings).toMatchObject({ apiKey: undefined, baseUrl: 'http://127.0.0.1:1/v1', seesPictures: false });
});

test.each([
  [{ REVVY_PROVIDER: 'openai', REVVY_API_KEY: key }, 'REVVY_MODEL'],
  [{ REVVY_PROVIDER: 'openai', REVVY_MODEL: 'm' }, 'REVVY_API_KEY'],
  [{ REVVY_PROVIDER: 'openai-compatible', REVVY_MODEL: 'm' }, 'REVVY_BASE_URL'],
  [{ REVVY_MODEL: 'm' }, 'REVVY_MODEL'],
  [{ REVVY_API_KEY: key }, 'REVVY_API_KEY'],
  [{ REVVY_BASE_URL: 'http://127.0.0.1:1' }, 'REVVY_BASE_URL'],
  [
    { REVVY_PROVIDER: 'google', REVVY_MODEL: 'm', REVVY_API_KEY: key, REVVY_MODERATION_MODEL: 'x' },
    'REVVY_MODERATION_MODEL',
  ],
  [{ REVVY_PROVIDER: 'openai', REVVY_MODEL: 'm', REVVY_API_KEY: key, REVVY_TOTAL_SECONDS: '5' }, 'REVVY_TOTAL_SECONDS'],
  [{ REVVY_PROVIDER: 'mine' }, 'REVVY_PROVIDER'],
  [{ REVVY_BASE_URL: 'here' }, 'REVVY_BASE_URL'],
  [{ REVVY_DAILY_TOKENS: 'many' }, 'REVVY_DAILY_TOKENS'],
  [{ REVVY_SEES_PICTURES: 'yes' }, 'REVVY_SEES_PICTURES'],
])('%o stops the start with a line that names %s and never contains the key', (environment, name) => {
  const start = () => read(environment);
  expect(start).toThrow(StartupError);
  expect(start).toThrow(new RegExp(`^${name} `));
  expect(start).not.toThrow(key);
});
