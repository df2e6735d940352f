import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { StoreFailure } from './storage/file-store.ts';
import { isUnavailable } from './unavailable.ts';

function withCode(code: string, more: object = {}): Error {
  return Object.assign(new Error('failed'), { code, ...more });
}

test.each([
  ...[
    '08006',
    '25006',
    '40001',
    '40P01',
    '53300',
    '55P03',
    '57014',
    '57P01',
    '57P03',
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOSPC',
    'EIO',
  ].map((code) => withCode(code)),
  withCode('ENOENT', { syscall: 'connect' }),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new DrizzleQueryError('select 1', [], withCode('57P01')),
  new Error('Cannot write file', { cause: withCode('ENOSPC') }),
  new StoreFailure('The store of files failed', { cause: withCode('EACCES') }),
])('%s means that a dependency is unavailable', (error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ...['23505', '23P01', '42P01', 'ENOENT', 'EACCES'].map((code) => withCode(code)),
  new TypeError('x is not a function'),
  'no error',
  undefined,
])('%s is an internal error', (error) => {
  expect(isUnavailable(error)).toBe(false);
});
