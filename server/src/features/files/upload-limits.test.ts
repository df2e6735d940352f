import { request } from 'node:http';
import { limits } from '@pahiya/contract/shared/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../../../../scripts/long-run.ts';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer } from '../../../test/customers.ts';
import { plainJpeg } from '../../../test/pictures.ts';
import { sendForm, upload } from '../../../test/uploads.ts';
import { files } from './tables.ts';

let api: Api;
let token: string;
let userId: string;

beforeAll(async () => {
  api = await startApi({ hasRateLimits: true });
  ({ token, id: userId } = await createCustomer(api));
});

afterAll(() => api.stop());

const megabyte = 1024 * 1024;

function formWith(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const jpeg = async () => new File([new Uint8Array(await plainJpeg())], 'a.jpg');

interface Streamed {
  status: number;
  body: { code: string };
  /** Bytes sent when the response came. */
  sent: number;
}

/** Sends a form without a length, piece by piece, until the response comes. */
function streamForm(path: string, headers: Record<string, string>, megabytes: number): Promise<Streamed> {
  return new Promise((resolve, reject) => {
    const type = 'multipart/form-data; boundary=x';
    const outgoing = request(`${api.url}/api${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
    });
    let sent = 0;
    let isAnswered = false;
    outgoing.on('error', (error) => isAnswered || reject(error));
    outgoing.on('response', async (response) => {
      isAnswered = true;
      let text = '';
      for await (const chunk of response) text += chunk;
      outgoing.destroy();
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(text), sent });
    });
    const piece = Buffer.alloc(64 * 1024, 'x');
    function send(): void {
      while (!isAnswered && sent < megabytes * megabyte) {
        sent += piece.length;
        if (!outgoing.write(piece)) return void outgoing.once('drain', send);
      }
      if (!isAnswered) outgoing.end('\r\n--x--\r\n');
    }
    outgoing.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
    send();
  });
}

test('a picture above ten megabytes is too large', async () => {
  const bytes = Buffer.concat([await plainJpeg(), Buffer.alloc(limits.pictureBytes)]);
  expect(await upload(api, token, { bytes })).toMatchObject({
    status: 413,
    body: { code: 'FILE_TOO_LARGE', data: { field: 'file', maximumBytes: limits.pictureBytes } },
  });
});

test('a picture one byte above the limit is too large, one of exactly the limit is not', async () => {
  const jpeg = await plainJpeg();
  const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
  expect(await upload(api, token, { bytes: padded(limits.pictureBytes + 1) })).toMatchObject({ status: 413 });
  expect(await upload(api, token, { bytes: padded(limits.pictureBytes) })).toMatchObject({ status: 201 });
});

test('a body without a length is refused as soon as it is too long, and is not buffered', async () => {
  const before = process.memoryUsage.rss();
  const answer = await streamForm('/files', { authorization: `Bearer ${token}` }, 400);
  expect(answer).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } });
  expect(answer.sent).toBeLessThan(40 * megabyte);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * megabyte);
});

test('the body of a request without a session is not read', async () => {
  const anonymous = await streamForm('/files', { authorization: 'Bearer nonsense' }, 400);
  expect(anonymous).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
  expect(anonymous.sent).toBeLessThan(4 * megabyte);
});

test('a form without Authorization is refused, because another site could have made a browser send it', async () => {
  expect(await upload(api, undefined, { bytes: await plainJpeg() })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT' },
  });
});

test.each([
  ['POST', '/auth/sign-in'],
  ['POST', '/bookings'],
  ['PATCH', '/profiles/me'],
])('%s %s accepts no form, with a token or without', async (method, path) => {
  const form = formWith({ fullName: 'Another Name', file: await jpeg() });
  for (const given of [token, undefined]) {
    expect(await sendForm(api, method, path, form, given)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', data: { field: '', issues: [{ message: 'Send application/json' }] } },
    });
  }
});

test('a form is validated like any input', async () => {
  const file = await jpeg();
  const twice = formWith({ file, purpose: 'post' });
  twice.append('file', file);
  const cases: [FormData, string][] = [
    [formWith({ purpose: 'post' }), 'file'],
    [formWith({ file: 'text', purpose: 'post' }), 'file'],
    [formWith({ file }), 'purpose'],
    [formWith({ file, purpose: 'ticket' }), 'purpose'],
    [formWith({ file, purpose: 'post', userId: 'another' }), 'userId'],
    [twice, 'file'],
  ];
  for (const [form, field] of cases) {
    expect(await sendForm(api, 'POST', '/files', form, token)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', data: { field } },
    });
  }
});

test.each(['multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/form-data; boundary='])(
  'a malformed form of the type %s gets a declared error',
  async (type) => {
    for (const body of ['nothing of a form', '--x\r\nbroken', '']) {
      const answer = await api.call('POST', '/files', body, { token, headers: { 'content-type': type } });
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    }
  },
);

test('a refused upload leaves nothing behind', async () => {
  const rows = await api.services.db.select({ id: files.id }).from(files).where(eq(files.userId, userId));
  expect(rows).toHaveLength(1);
  expect(api.logs.filter((line) => line.includes('request failed'))).toEqual([]);
});

test('each account can upload sixty files an hour', async () => {
  const [busy, other] = [await createCustomer(api), await createCustomer(api)];
  const statuses: number[] = [];
  for (let sent = 0; sent < 61; sent += 1) statuses.push((await upload(api, busy.token, { bytes: 'none' })).status);
  expect(statuses.slice(0, 60).every((status) => status === 415)).toBe(true);
  const refused = await upload(api, busy.token, { bytes: await plainJpeg() });
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await upload(api, other.token, { bytes: 'none' })).toMatchObject({ status: 415 });
});

test('many pictures at once are all stored', { timeout: 60_000 }, async () => {
  const bytes = await plainJpeg(1200, 900);
  const customers = await Promise.all(Array.from({ length: isLongRun ? 6 : 2 }, () => createCustomer(api)));
  const answers = await Promise.all(
    customers.flatMap(({ token }) => Array.from({ length: 5 }, () => upload(api, token, { bytes }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(5 * customers.length).fill(201));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(answers.length);
});

test('the OpenAPI document shows a form with a file', async () => {
  const { body } = await api.call<{ paths: Record<string, Record<string, { requestBody: { content: object } }>> }>(
    'GET',
    '/openapi.json',
  );
  for (const [path, method] of [
    ['/files', 'post'],
    ['/profiles/me/avatar', 'put'],
  ] as const) {
    const content = body.paths[path]?.[method]?.requestBody.content;
    expect(content).toMatchObject({ 'multipart/form-data': { schema: { properties: { file: { type: 'string' } } } } });
    expect(Object.keys(content ?? {})).toEqual(['multipart/form-data']);
  }
});

test('a form with very many parts or without a boundary is refused unread', async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n\r\n';
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' };
  const messageOf = async (contentType: string) => {
    const answer = await fetch(`${api.url}/api/files`, {
      method: 'POST',
      headers: { ...headers, 'content-type': contentType },
      body: `${part.repeat(50_000)}--x--\r\n`,
    });
    const { data } = (await answer.json()) as { data: { issues: { message: string }[] } };
    return [answer.status, data.issues[0]?.message];
  };
  const tooMany = [400, 'The form has too many parts'];
  expect(await messageOf('multipart/form-data; boundary=x')).toEqual(tooMany);
  expect(await messageOf('multipart/form-data; charset=utf-8; BOUNDARY="x"')).toEqual(tooMany);
  expect(await messageOf('multipart/form-data')).toEqual([400, 'The form names no boundary']);
});
