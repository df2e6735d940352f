import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { evaluateSearch } from '../../../test/search/evaluation.ts';
import { loadDemonstrationGarages } from '../../demonstration/load-garages.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
  await loadDemonstrationGarages(api.services.db, api.services.log);
}, 60_000);

afterAll(() => api.stop());

test.each(['tuned', 'held-out'] as const)('nearly all questions of the %s half find what was meant', async (half) => {
  const { asked, missed } = await evaluateSearch(api, half);
  expect({ share: 1 - missed.length / asked, missed }).toEqual({ share: expect.closeTo(1, 1), missed });
});
