import type { ClientContext, ClientLink } from '@orpc/client';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { answerTexts } from '../connection/answer-texts.ts';
import { session } from '../session/session.ts';
import { createAuthorization } from '../session/store/authorization.ts';
import type { ApiClient } from './api-client.ts';
import { errorCode, isAnswered } from './api-errors.ts';
import { createApiLink } from './api-link.ts';
import { createApiClient } from './create-api-client.ts';
import { createQueryTree } from './create-query-tree.ts';
import { doubtUnanswered } from './doubt-unanswered.ts';

type ApiLink = ClientLink<ClientContext>;

const createLink = createIsomorphicFn()
  .server((): ApiLink => ({ call: callInProcess }))
  .client(
    (): ApiLink =>
      createApiLink({
        authorize: createAuthorization(session),
        interceptors: [
          async ({ next }) => {
            const [answer] = await Promise.all([next(), answerTexts.brought()]);
            return answer;
          },
          doubtUnanswered,
          async ({ next }) => {
            try {
              return await next();
            } catch (error) {
              if (errorCode(error) !== 'UNAUTHORIZED' || !session.getState().user) throw error;
              // The token may be outdated, or the session ended elsewhere. Refresh, so that the page notices, and retry
              // once.
              await session.refresh();
              if (!session.getState().user) throw error;
              return await next();
            }
          },
          async ({ next }) => {
            try {
              return await next();
            } catch (error) {
              const isProved = wantsSecondFactor(error) && (await askSecondFactor());
              if (!isProved) throw error;
              return await next();
            }
          },
        ],
      }),
  );

/** True only if a code can be asked for. The desk sends users without a second factor to set one up. */
function wantsSecondFactor(error: unknown): boolean {
  if (!isAnswered(error) || error.code !== 'SECOND_FACTOR_REQUIRED') return false;
  return (error.data as { reason?: string } | undefined)?.reason === 'confirm';
}

async function askSecondFactor(): Promise<boolean> {
  const { stepUp } = await import('../session/step-up.ts');
  return await stepUp.ask();
}

/** During server rendering, calls go to the in-process client from the server, without HTTP. */
async function callInProcess(path: readonly string[], input: unknown, options: unknown): Promise<unknown> {
  let target: unknown = getGlobalStartContext()?.api;
  for (const key of path) target = (target as Record<string, unknown>)[key];
  try {
    return await (target as (input: unknown, options: unknown) => Promise<unknown>)(input, options);
  } catch (error) {
    if (isAnswered(error)) throw error;
    // The rendered page contains the error's message, so internal details must not be in it.
    throw new Error('The API could not answer.', { cause: error });
  }
}

const link = createLink();

/** The API client. In the browser it sends the access token; on the server it is anonymous. */
export const api: ApiClient = createApiClient(link);

export const orpc = createQueryTree((path, input, options) => link.call(path, input, { ...options, context: {} }));
