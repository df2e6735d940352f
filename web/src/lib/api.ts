import { type ClientLink, createORPCClient } from '@orpc/client';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { ApiClient } from './api-client.ts';
import { errorCode, isAnswered } from './api-errors.ts';
import { createApiLink } from './api-link.ts';
import { doubtUnanswered } from './doubt-unanswered.ts';
import { session } from './session/session.ts';
import { stepUp } from './step-up.ts';

type ApiLink = ClientLink<Record<never, never>>;

const createLink = createIsomorphicFn()
  .server((): ApiLink => ({ call: callInProcess }))
  .client(
    (): ApiLink =>
      createApiLink({
        headers: authorization,
        interceptors: [
          doubtUnanswered,
          async ({ next }) => {
            try {
              return await next();
            } catch (error) {
              if (errorCode(error) !== 'UNAUTHORIZED' || !session.getState().user) throw error;
              // The token may be out of date, or the session ended elsewhere: ask, so that the page follows, and try once more.
              await session.refresh();
              if (!session.getState().user) throw error;
              return await next();
            }
          },
          async ({ next }) => {
            try {
              return await next();
            } catch (error) {
              const isProved = wantsSecondFactor(error) && (await stepUp.ask());
              if (!isProved) throw error;
              return await next();
            }
          },
        ],
      }),
  );

/** One that can be proved; who must set one up first is led there by the desk. */
function wantsSecondFactor(error: unknown): boolean {
  if (!isAnswered(error) || error.code !== 'SECOND_FACTOR_REQUIRED') return false;
  return (error.data as { reason?: string } | undefined)?.reason === 'confirm';
}

async function authorization(): Promise<Record<string, string>> {
  const token = await session.accessToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

/** During server rendering every call stays in the process: it goes to the client the server handed over. */
async function callInProcess(path: readonly string[], input: unknown, options: unknown): Promise<unknown> {
  let target: unknown = getGlobalStartContext()?.api;
  for (const key of path) target = (target as Record<string, unknown>)[key];
  try {
    return await (target as (input: unknown, options: unknown) => Promise<unknown>)(input, options);
  } catch (error) {
    if (isAnswered(error)) throw error;
    // The page carries the message of what failed to the browser: an internal one must not be in it.
    throw new Error('The API could not answer.', { cause: error });
  }
}

/** The whole API. In the browser it carries the visitor's access token; on the server it is nobody's. */
export const api: ApiClient = createORPCClient(createLink());

/** `queryOptions`, `mutationOptions`, `infiniteOptions` and keys for every procedure of the API. */
export const orpc = createTanstackQueryUtils(api);
