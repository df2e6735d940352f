import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { parseEnvironment } from '../config/environment.ts';
import { readPhoneAppSettings } from '../config/phone-app.ts';
import { StartupError } from '../config/startup-error.ts';

const fingerprint = Array(32).fill('AB').join(':');
let api: Api;
let without: Api;

beforeAll(async () => {
  api = await startApi({ phoneApp: { androidFingerprints: [fingerprint], appleTeamId: 'A1B2C3D4E5' } });
  without = await startApi({ database: api.database });
});

afterAll(async () => {
  await without.stop();
  await api.stop();
});

test('Android gets the file that links this site to the app', async () => {
  const answer = await fetch(`${api.url}/.well-known/assetlinks.json`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await answer.json()).toMatchObject([
    { target: { package_name: 'in.pahiya.app', sha256_cert_fingerprints: [fingerprint] } },
  ]);
});

test('iOS gets the file, too, with the paths that stay in the browser', async () => {
  const answer = await fetch(`${api.url}/.well-known/apple-app-site-association`);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  const { applinks } = (await answer.json()) as {
    applinks: { details: { appIDs: string[]; components: unknown[] }[] };
  };
  const [detail] = applinks.details;
  expect(detail?.appIDs).toEqual(['A1B2C3D4E5.in.pahiya.app']);
  expect(detail?.components).toContainEqual({ '/': '/api/*', exclude: true });
  expect(detail?.components.at(-1)).toEqual({ '/': '/*' });
});

test.each(['assetlinks.json', 'apple-app-site-association'])('without its setting %s does not exist', async (file) => {
  expect((await fetch(`${without.url}/.well-known/${file}`)).status).toBe(404);
});

test.each([
  { ANDROID_APP_FINGERPRINTS: 'AB:CD' },
  { ANDROID_APP_FINGERPRINTS: `${fingerprint},` },
  { APPLE_TEAM_ID: 'a1b2c3d4e5' },
])('an invalid setting, which phones would cache, stops the start: %o', (environment) => {
  expect(() => readPhoneAppSettings(parseEnvironment(environment))).toThrow(StartupError);
});

test('fingerprints may be in lower case and on several lines', () => {
  const given = `${fingerprint.toLowerCase()},\n ${fingerprint}`;
  const { androidFingerprints } = readPhoneAppSettings(parseEnvironment({ ANDROID_APP_FINGERPRINTS: given }));
  expect(androidFingerprints).toEqual([fingerprint, fingerprint]);
});

const bookingId = '0198c0de-0000-7000-8000-000000000001';

test("after a payment started in the app, the browser leads back to it, in its language and without the gateway's parameters", async () => {
  const search = `booking_id=${bookingId}&lang=ta&razorpay_signature=secret&payment_id=%22%3E%3Cscript%3E`;
  const answer = await fetch(`${api.url}/app-return/payment-success?${search}`);
  const text = await answer.text();
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text).toContain(
    `<meta http-equiv="refresh" content="0; url=pahiya://payment-success?booking_id=${bookingId}">`,
  );
  expect(text).toContain('<html lang="ta">');
  expect(text).not.toMatch(/secret|script/);
});
