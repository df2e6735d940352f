import { AsyncLocalStorage } from 'node:async_hooks';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { createORPCClient, ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import { finishPage } from './finish-page.ts';
import type { PageRequest } from './types.ts';

export interface ThreadData {
  /** Address of the built renderer. */
  renderer: string;
  origin: string;
  /** The API of the main thread. */
  api: MessagePort;
}

export interface Order extends PageRequest {
  id: number;
}

interface Renderer {
  fetch(request: Request, options: { context: { api: unknown; origin: string } }): Promise<Response>;
}

const { renderer, origin, api } = workerData as ThreadData;
const { default: built } = (await import(renderer)) as { default: Renderer };

const rendering = new AsyncLocalStorage<{ isOverloaded: boolean }>();

const link = new RPCLink({
  port: api,
  interceptors: [
    async ({ next }) => {
      try {
        return await next();
      } catch (error) {
        const state = rendering.getStore();
        if (state && error instanceof ORPCError && error.code === 'OVERLOADED') state.isOverloaded = true;
        throw error;
      }
    },
  ],
});
const client = createORPCClient(link);

function render({ url, headers }: PageRequest) {
  const state = { isOverloaded: false };
  return rendering.run(state, async () => {
    const response = await built.fetch(new Request(url, { headers }), { context: { api: client, origin } });
    return await finishPage(response, state);
  });
}

parentPort?.on('message', async ({ id, ...request }: Order) => {
  try {
    const page = await render(request);
    parentPort?.postMessage({ id, page });
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.stack : String(error) });
  }
});
api.start();
