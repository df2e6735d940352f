import { loadDemonstrationGarages } from '../src/demonstration/load-garages.ts';
import type { SearchPage } from '../src/features/search/queries/search-garages.ts';
import { type Api, startApi } from './api.ts';

/** The product with the invented garages that a first start loads. */
export async function startDemonstration(): Promise<Api> {
  const api = await startApi();
  await loadDemonstrationGarages(api.services.db, api.services.log);
  return api;
}

export async function searchAt(api: Api, wanted: Record<string, string>): Promise<SearchPage> {
  const { status, body } = await api.call<SearchPage>('GET', `/garages/search?${new URLSearchParams(wanted)}`);
  if (status !== 200) throw new Error(`The search answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
