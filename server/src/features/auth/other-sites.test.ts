import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { signUp } from '../../../test/customers.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

const account = { email: 'asha@example.com', password: 'six of them' };

/** Requests that a browser sends for a form of any site, without a preflight. */
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

test.each(forms)(
  "a form of another site (%s) cannot sign a person in to somebody else's account",
  async (type, body) => {
    await api.call('POST', '/auth/sign-up', { ...account, fullName: 'Asha Rao', isAdult: true });
    const answer = await api.call('POST', '/auth/sign-in', body, {
      headers: { 'content-type': type, origin: 'https://evil.example' },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', data: { field: '' } }, cookie: '' });
  },
);

const site = (origin: string, fetchSite?: string) => ({ origin, ...(fetchSite && { 'sec-fetch-site': fetchSite }) });

test.each([
  ['a site below the same domain', site('https://blog.pahiya.example', 'same-site')],
  ['another site', site('https://evil.example', 'cross-site')],
  ['a browser that says the origin alone', site('https://evil.example')],
  ['a frame without an origin', site('null')],
  ['a link that somebody typed', { 'sec-fetch-site': 'none' }],
])('the cookie is ignored for a page of %s', async (_name, headers) => {
  const { cookie } = await signUp(api, `${crypto.randomUUID()}@example.com`);
  const token = await api.call('POST', '/auth/token', undefined, { cookie, headers });
  expect(token).toMatchObject({ status: 401, body: { code: 'SESSION_NOT_FOUND' }, cookie: '' });
  const out = await api.call('POST', '/auth/sign-out', undefined, { cookie, headers });
  expect(out.cookie).toBe('');
  expect((await api.call('POST', '/auth/token', undefined, { cookie })).status).toBe(200);
});

test("the cookie is accepted from the site's own pages, under any host name", async () => {
  const { cookie } = await signUp(api, 'own-page@example.com');
  for (const headers of [site(api.url, 'same-origin'), site(api.url), site('http://other.name', 'same-origin')])
    expect((await api.call('POST', '/auth/token', undefined, { cookie, headers })).status).toBe(200);
});
