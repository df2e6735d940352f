import { send } from '../api/send.ts';
import { serverOrigin } from './server-origin.ts';

/**
 * Reads a public answer without the API's client, which would be a tenth of the script of a page that makes no other
 * call at first.
 */
export async function readPublic<Answer>(
  path: `/${string}`,
  { signal, search = {} }: { signal: AbortSignal; search?: Record<string, string> },
): Promise<Answer> {
  const address = new URL(`/api${path}`, serverOrigin());
  for (const [name, value] of Object.entries(search)) address.searchParams.set(name, value);
  const answer = await send(new Request(address), { credentials: 'same-origin', signal });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}
