import { expect, test } from 'vitest';
import { describeFailure, judgeStatus, readRetryAfter } from './answers.ts';

const now = new Date('2026-11-23T04:30:00Z');

test('Retry-After is read as seconds or as a date', () => {
  expect(readRetryAfter('120', now)).toBe(120);
  expect(readRetryAfter('Mon, 23 Nov 2026 04:31:30 GMT', now)).toBe(90);
  expect(readRetryAfter('Mon, 23 Nov 2026 04:29:00 GMT', now)).toBe(0);
  for (const nonsense of [null, '', 'soon', '-5']) expect(readRetryAfter(nonsense, now)).toBeNull();
});

test.each([
  [201, 'sent'],
  [401, 'gone'],
  [403, 'gone'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'later'],
  [408, 'later'],
  [500, 'later'],
  [503, 'later'],
  [302, 'refused'],
  [400, 'refused'],
  [413, 'refused'],
])('%i means %s', (status, kind) => {
  expect(judgeStatus({ status, retryAfter: null }, now).kind).toBe(kind);
});

test('the description of a failure does not contain what was sent', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED https://push.example/secret'), { code: 'ECONNREFUSED' });
  expect(describeFailure(error)).toBe('ECONNREFUSED');
  expect(describeFailure(Object.assign(new Error('x'), { code: 'https://push.example/secret' }))).toBe('unknown');
  expect(describeFailure('https://push.example/secret')).toBe('unknown');
});
