/** The service refuses us. Retrying soon would only make it worse. */
export class UpstreamRefusal extends Error {}

const refusals = new Set([402, 403, 429]);
const maximumBytes = 64 * 1024;

export interface JsonRequest {
  fetch: typeof globalThis.fetch;
  userAgent: string;
  timeoutMs: number;
}

/** Throws unless a 200 with at most 64 KiB of JSON arrives in time; a redirect, a second request, fails. */
export async function fetchJson(url: URL, { fetch, userAgent, timeoutMs }: JsonRequest): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', 'user-agent': userAgent },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    const reason = `answered ${response.status}`;
    throw refusals.has(response.status) ? new UpstreamRefusal(reason) : new Error(reason);
  }
  return JSON.parse(await readText(response));
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maximumBytes) throw new Error('the answer is too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
