import { expect, test } from 'vitest';
import { readDatabaseSettings } from './database.ts';
import { parseEnvironment } from './environment.ts';

const read = (source: Record<string, string>) => readDatabaseSettings(parseEnvironment(source));
const url = 'postgres://db/pahiya';

test('without settings the embedded database is used, and no replica', () => {
  expect(read({})).toEqual({ url: undefined, directUrl: undefined, poolSize: 10, replica: undefined });
});

test('a replica may be two seconds late, or as many as the setting says', () => {
  const source = { DATABASE_URL: url, REDIS_URL: 'redis://cache', DATABASE_READ_URL: 'postgres://replica/pahiya' };
  expect(read(source).replica).toEqual({ url: 'postgres://replica/pahiya', longestLagMs: 2_000 });
  expect(read({ ...source, DATABASE_READ_LAG_SECONDS: '0.5' }).replica?.longestLagMs).toBe(500);
});

test.each([
  [{ DATABASE_DIRECT_URL: url }, 'Set DATABASE_URL as well as DATABASE_DIRECT_URL'],
  [{ DATABASE_READ_URL: url }, 'Set DATABASE_URL as well as DATABASE_READ_URL'],
  [{ DATABASE_URL: url, DATABASE_READ_URL: url }, 'Set REDIS_URL as well as DATABASE_READ_URL'],
])('a setting without the one that it needs is refused: %o', (source, reason) => {
  expect(() => read(source)).toThrow(reason);
});
