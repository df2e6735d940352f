import { z } from 'zod';
import type { ModelSettings } from '../../../config/revvy.ts';
import { EngineFailure } from '../types.ts';
import type { Fetch } from './model-fetch.ts';

const answer = z.object({ results: z.array(z.object({ flagged: z.boolean() })).min(1) });

interface Looked {
  settings: ModelSettings;
  text: string;
  fetch: Fetch;
  signal: AbortSignal;
}

/** Throws when the moderation model cannot be asked, and then nothing is answered. */
export async function isFlagged({ settings, text, fetch, signal }: Looked): Promise<boolean> {
  const { moderationModel: model, baseUrl, apiKey } = settings;
  if (!model || text === '') return false;
  const response = await fetch(`${baseUrl}/moderations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify({ model, input: text }),
    signal,
    // A redirect would send the key and the question to another address.
    redirect: 'error',
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new EngineFailure('provider', new Error(`moderation: status ${response.status}`));
  }
  return answer.parse(await response.json()).results.some(({ flagged }) => flagged);
}
