import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

const account = { email: 'asha@example.com', password: 'secret1' };

/** What a browser sends for a form of any site, without asking first. */
const forms = [
  ['application/x-www-form-urlencoded', new URLSearchParams(account).toString()],
  ['text/plain', JSON.stringify(account)],
  [
    'multipart/form-data; boundary=b',
    Object.entries(account)
      .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('')
      .concat('--b--\r\n'),
  ],
] as const;

test.each(forms)("a form of another site (%s) signs nobody in to somebody else's account", async (type, body) => {
  await api.call('POST', '/auth/sign-up', { ...account, fullName: 'Asha Rao', isAdult: true });
  const answer = await api.call('POST', '/auth/sign-in', body, {
    headers: { 'content-type': type, origin: 'https://evil.example' },
  });
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', data: { field: '' } }, cookie: '' });
});
