import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { packAnswers, unpackAnswers } from './page-answers.ts';

async function readOnServer() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await queryClient.prefetchQuery({ queryKey: ['place'], queryFn: () => null });
  await queryClient.prefetchInfiniteQuery({
    queryKey: ['search', { city: undefined }],
    queryFn: () => ['<garage>'],
    initialPageParam: null,
  });
  await queryClient.prefetchQuery({ queryKey: ['failed'], queryFn: () => Promise.reject(new Error('no answer')) });
  void queryClient.prefetchQuery({ queryKey: ['slow'], queryFn: () => new Promise(() => undefined) });
  return queryClient;
}

test('the browser starts with the answers that the server has read, and does not request them again', async () => {
  const browser = new QueryClient();
  const packed = packAnswers(await readOnServer());
  const loaded = Date.now();
  unpackAnswers(browser, packed);
  expect(browser.getQueryData(['place'])).toBeNull();
  expect(browser.getQueryData(['search', {}])).toEqual({ pages: [['<garage>']], pageParams: [null] });
  expect(browser.getQueryState(['place'])?.dataUpdatedAt).toBeGreaterThanOrEqual(loaded);
});

test('the browser requests the data that the server could not read', async () => {
  const browser = new QueryClient();
  unpackAnswers(browser, packAnswers(await readOnServer()));
  expect(browser.getQueryState(['failed'])).toBeUndefined();
  expect(browser.getQueryState(['slow'])).toBeUndefined();
});
