import { expect, test } from 'vitest';
import { queryHomeProblems } from './query-homes.ts';

const own = 'export const ownProfile = () => orpc.profiles.me.queryOptions();';

test('the query options of a call are written in one file', () => {
  const elsewhere = 'useQuery({ ...orpc.profiles.me.queryOptions(), enabled })';
  const problems = queryHomeProblems(
    new Map([
      ['web/src/shared/profiles/queries.ts', own],
      ['web/src/features/support/use-phone.ts', elsewhere],
    ]),
  );
  expect(problems).toEqual([
    expect.stringMatching(/^orpc\.profiles\.me\.queryOptions is in .*shared.* and .*use-phone/),
  ]);
});

test('one file may use a call with several inputs, and others may name its key', () => {
  const list = 'orpc.support.tickets.queryOptions({ input: a }); orpc.support.tickets.queryOptions({ input: b });';
  const pages = 'orpc.support.tickets.infiniteOptions({ input }); orpc.support.tickets.key();';
  const sources = new Map([
    ['web/src/features/support/queries/help.ts', list],
    ['web/src/features/support/queries/tickets.ts', pages],
  ]);
  expect(queryHomeProblems(sources)).toEqual([]);
});
