import { randomUUID } from 'node:crypto';
import { apiPrefix } from '@pahiya/contract/router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../../../scripts/long-run.ts';
import { type Api, startApi } from '../../test/api.ts';
import { createCompletedBooking } from '../../test/completed-bookings.ts';
import { createCustomer } from '../../test/customers.ts';
import { createGarage } from '../../test/garages.ts';
import { type ContractProcedure, procedures } from '../../test/procedures.ts';
import { askAll, createConversation, ended, question } from '../../test/revvy-stream.ts';

let api: Api;
let token: string;
let garageId: string;
let bookingId: string;
let conversationId: string;
let replyId: string;

beforeAll(async () => {
  api = await startApi({ auth: { google: { clientId: 'ours', clientSecret: 'ours' } } });
  const customer = await createCustomer(api);
  token = customer.token;
  const garage = await createGarage(api.services.db);
  garageId = garage.id;
  bookingId = await createCompletedBooking(api, customer, garage);
  conversationId = await createConversation(api, customer);
  replyId = ended(await askAll(api, customer, conversationId, question('Hello'))).reply.id;
});

afterAll(() => api.stop());

const nasty = [
  '',
  '0',
  '-1',
  'null',
  'undefined',
  '[object Object]',
  '../..',
  "' or 1=1 --",
  '%',
  '\u0000',
  '\ud800',
  '👩🏽‍🔧',
  'x'.repeat(3_000),
  '0190a1b2-0000-7000-8000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '9'.repeat(400),
  '1e400',
  'NaN',
];

const queries = [
  ...nasty.flatMap((value) =>
    ['city', 'text', 'date', 'cursor', 'limit', 'latitude', 'filter', 'paymentId', 'topics', 'search'].map(
      (key) => `${key}=${encode(value)}`,
    ),
  ),
  'latitude=12.9&longitude=77.6',
  'latitude=90&longitude=180',
  'latitude=-90&longitude=-180&city=x',
  'city[]=a&city[]=b',
  'city=a&city=b',
  'city[a][b][c]=d',
  '__proto__[x]=1&constructor[prototype][x]=1',
  'date=0000-01-01',
  'date=9999-12-31',
  `${'a=1&'.repeat(500)}`,
  '&&==&=',
  'limit=1&cursor=W10',
  'filter=upcoming&cursor=WyJ1cGNvbWluZyIsIjk5OTktMTItMzEiLCIyMzo1OSIsIngiXQ',
  'topics=bookings,bookings,everything',
];

const bodies = [
  ...nasty.map((value) => JSON.stringify(value)),
  ...nasty.map((value) =>
    JSON.stringify({ email: value, password: value, token: value, fullName: value, bio: value, next: value }),
  ),
  ...nasty.map((value) =>
    JSON.stringify({ rating: 5, comment: value, reason: value, bookingDate: value, bookingTime: value }),
  ),
  ...nasty.map((comment) => JSON.stringify({ rating: 5, comment })),
  ...['0000-01-01', '9999-12-31', '2026-02-30'].map((bookingDate) =>
    JSON.stringify({ bookingDate, bookingTime: '24:00' }),
  ),
  ...['0000-01-01', '9999-12-31', '2026-11-25'].map((bookingDate) =>
    JSON.stringify({ bookingDate, bookingTime: '09:00' }),
  ),
  ...nasty.map((value) =>
    JSON.stringify({
      messageId: value,
      conversationId: value,
      title: value,
      text: value,
      feedback: value,
      place: value,
    }),
  ),
  ...nasty.map((text) => JSON.stringify({ ...question(text), place: { city: text } })),
  ...[{ fileId: randomUUID(), kind: 'picture' }, { fileId: '', kind: 'video' }, null].map((attachment) =>
    JSON.stringify({ ...question(''), attachments: [attachment] }),
  ),
  ...[{ latitude: 91 }, { latitude: 1e9 }, { x: 1 }, []].map((place) =>
    JSON.stringify({ ...question('Where?'), place }),
  ),
  ...[0, 6, -1, 1.5, 1e9, null].map((rating) => JSON.stringify({ rating })),
  '{}',
  '[]',
  '{"email":{"$ne":null}}',
  '{"__proto__":{"isAdmin":true}}',
  '{"fullName":["a"],"phone":{},"bio":7}',
  `{"a":${'['.repeat(3_000)}${']'.repeat(3_000)}}`,
  '{"json":{},"meta":[]}',
];

/** In a short run each route gets a thirtieth of the inputs, and the routes together get all of them. */
function shareOf(inputs: string[], route: ContractProcedure): string[] {
  const turn = procedures.indexOf(route);
  return isLongRun ? inputs : inputs.filter((_, index) => index % 30 === turn % 30);
}

function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

function fill(path: string): string {
  return path
    .replace('{bookingId}', bookingId)
    .replace('{conversationId}', conversationId)
    .replace('{messageId}', replyId)
    .replace(/\{\w+\}/g, garageId);
}

async function expectAnswered(route: ContractProcedure, path: string, body?: string): Promise<void> {
  const answer = await api.call<{ code?: string }>(route.method, path, body, { token });
  const name = `${route.method} ${path.slice(0, 120)} ${body?.slice(0, 120) ?? ''} ${JSON.stringify(answer.body).slice(0, 200)}`;
  expect(answer.status, name).toBeLessThan(500);
  if (answer.status >= 400) expect(answer.body.code, name).toMatch(/^[A-Z_]+$/);
}

test('the contract has routes to test', () => {
  expect(procedures.length).toBeGreaterThanOrEqual(30);
});

test.each(procedures)('$method $path handles any path and query without a server error', async (route) => {
  const filled = fill(route.path);
  const paths = route.path.includes('{')
    ? shareOf(nasty, route).map((value) => route.path.replace(/\{\w+\}/g, encode(value) || 'x'))
    : [];
  for (const path of paths) await expectAnswered(route, path);
  for (const query of shareOf(queries, route)) await expectAnswered(route, `${filled}?${query}`);
});

test.each(procedures.filter(({ method }) => method !== 'GET'))(
  '$method $path handles any body without a server error',
  async (route) => {
    const path = fill(route.path);
    for (const body of shareOf(bodies, route)) await expectAnswered(route, path, body);
  },
);

test('no request caused an unexpected error', () => {
  expect(api.logs.filter((line) => line.includes('request failed'))).toEqual([]);
  expect(api.url + apiPrefix).toMatch(/api$/);
});
