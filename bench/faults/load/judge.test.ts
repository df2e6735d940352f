import { expect, test } from 'vitest';
import type { Answer } from '../../src/client.ts';
import { judgeAnswer, judgeError } from './judge.ts';

function answer(status: number, text = '', headers: Answer['headers'] = {}): Answer {
  return { status, headers, body: Buffer.from(text) };
}

function judge(given: Answer, mayBreak = false): string {
  return judgeAnswer(given, mayBreak).outcome;
}

test('a success and a refusal are answers', () => {
  for (const status of [200, 201, 401, 409, 422, 429]) expect(judge(answer(status)), `${status}`).toBe('answered');
});

test('the load is never told that it asks wrongly, or that what it asks for does not exist', () => {
  for (const status of [400, 403, 404]) expect(judge(answer(status)), `${status}`).toBe('wrong');
});

test('a node fails properly with the time to come back, or the name of the gateway', () => {
  expect(judge(answer(503, '{"code":"OVERLOADED"}', { 'retry-after': '2' }))).toBe('failed');
  expect(judge(answer(502, '{"code":"GATEWAY_FAILED"}'))).toBe('failed');
  expect(judge(answer(503, '{"code":"OVERLOADED"}'))).toBe('wrong');
  expect(judge(answer(500, '{"code":"INTERNAL_SERVER_ERROR"}'))).toBe('wrong');
});

test('a proxy may say that its node is gone only where a node ends', () => {
  const page = answer(502, '<html>Bad Gateway</html>');
  expect(judge(page, true)).toBe('failed');
  expect(judge(page, false)).toBe('wrong');
  expect(judge(answer(502, '{"code":"INTERNAL_SERVER_ERROR"}'), true)).toBe('wrong');
});

test('a stream of events fails properly with OVERLOADED', () => {
  const events = (text: string) => answer(200, text, { 'content-type': 'text/event-stream' });
  expect(judge(events('event: message\ndata: {}\n\n'))).toBe('answered');
  expect(judge(events('event: error\ndata: {"code":"OVERLOADED"}\n\n'))).toBe('failed');
  expect(judge(events('event: error\ndata: {"code":"INTERNAL_SERVER_ERROR"}\n\n'))).toBe('wrong');
});

test('a connection may break only where a node ends, and silence is always wrong', () => {
  expect(judgeError(new Error('read ECONNRESET'), true).outcome).toBe('failed');
  expect(judgeError(new Error('read ECONNRESET'), false).outcome).toBe('wrong');
  expect(judgeError(new Error('POST /bookings: no answer in time'), true).outcome).toBe('wrong');
});
