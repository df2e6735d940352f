import { type ClientLink, createORPCClient } from '@orpc/client';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { createApiClient } from './create-api-client.ts';
import { createQueryTree } from './create-query-tree.ts';

/** Answers each call with its own path and input. */
const link: ClientLink<Record<never, never>> = {
  call: async (path, input, { signal }) => ({ path, input, isAborted: signal?.aborted ?? null }),
};
const theirs = createTanstackQueryUtils(createORPCClient<ApiClient>(link));
const ours = createQueryTree((path, input, options) => link.call(path, input, { ...options, context: {} }));

function optionsOf(tree: typeof ours) {
  const input = { garageId: 'g1' };
  const pages = {
    input: (cursor: string | undefined) => ({ cursor, limit: 5 }),
    initialPageParam: undefined,
    getNextPageParam: () => 'next',
  };
  return {
    query: tree.garages.get.queryOptions({ input, staleTime: 5 }),
    bare: tree.profiles.me.queryOptions(),
    renamed: tree.garages.get.queryOptions({ input, queryKey: ['mine'] }),
    infinite: tree.notifications.list.infiniteOptions(pages),
    mutation: tree.community.report.mutationOptions({ retry: 2 }),
    renamedMutation: tree.community.create.mutationOptions({ mutationKey: ['post'] }),
    keys: [
      tree.garages.key(),
      tree.garages.get.key(),
      tree.garages.get.key({ type: 'query', input }),
      tree.notifications.list.key({ type: 'infinite' }),
      tree.garages.get.queryKey({ input }),
    ],
  };
}

test("keys and options are those of oRPC's utilities", () => {
  const plain = (options: object) => JSON.parse(JSON.stringify(options));
  expect(plain(optionsOf(ours))).toEqual(plain(optionsOf(theirs)));
});

test("options call the procedures as oRPC's do, with their inputs and signals", async () => {
  const answersOf = async (tree: typeof ours) => {
    const { query, infinite, mutation } = optionsOf(tree);
    const client = new QueryClient();
    const answers = [
      await client.fetchQuery(query),
      (await client.fetchInfiniteQuery({ ...infinite, pages: 2 })).pages,
      await client
        .getMutationCache()
        .build(client, mutation)
        .execute({ target: 'post', targetId: 'p1', reason: 'spam' }),
    ];
    client.clear();
    return answers;
  };
  const answers = await answersOf(ours);
  expect(answers).toEqual(await answersOf(theirs));
  expect(answers[0]).toEqual({ path: ['garages', 'get'], input: { garageId: 'g1' }, isAborted: false });
});

test('an unknown kind of options is an error', () => {
  expect(() => ours.garages.get.experimental_liveOptions({ input: { garageId: 'g1' } })).toThrow(
    'Unknown option garages.get.experimental_liveOptions',
  );
});

test('awaiting the API object calls nothing, and calls reach the link with a context', async () => {
  const api = createApiClient(link);
  expect(await Promise.resolve(api)).toBe(api);
  const signal = AbortSignal.abort();
  expect(await api.garages.get({ garageId: 'g1' }, { signal })).toEqual({
    path: ['garages', 'get'],
    input: { garageId: 'g1' },
    isAborted: true,
  });
});
