import { MessageChannel, Worker } from 'node:worker_threads';
import { onError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/message-port';
import { reportUnexpected } from '../report-unexpected.ts';
import { type ApiContext, createApiContext } from '../request-context.ts';
import { router } from '../router.ts';
import type { Services } from '../services.ts';
import type { Order, ThreadData } from './render-thread.ts';
import type { Render, RenderedPage } from './types.ts';

interface Waiting {
  resolve(page: RenderedPage): void;
  reject(error: unknown): void;
}

type Answer = { id: number } & ({ page: RenderedPage } | { problem: string });

/** A rendering that takes longer is stuck, so its thread is replaced. */
const longestMs = 15_000;

/** A page needs a few megabytes. Beyond this the thread ends, and the next page starts another one. */
const mostMegabytes = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/**
 * Renders in a thread of its own, so that rendering never delays the API. Its calls of the API are answered here, as a
 * visitor who is not signed in. A thread that ends fails its pages, and the next page starts another one.
 */
export function createThreadRenderer(renderer: string, services: Services): Render {
  let thread: { worker: Worker; waiting: Map<number, Waiting> } | undefined;
  let orders = 0;

  function start() {
    const waiting = new Map<number, Waiting>();
    const { port1, port2 } = new MessageChannel();
    answerCalls(port1, services);
    const workerData: ThreadData = { renderer, origin: services.origin, api: port2 };
    const worker = new Worker(new URL('render-thread.ts', import.meta.url), {
      workerData,
      resourceLimits: mostMegabytes,
      transferList: [port2],
    });
    const end = (error: unknown) => {
      if (thread?.worker === worker) thread = undefined;
      port1.close();
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    worker.on('message', (answer: Answer) => {
      const order = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('page' in answer) order?.resolve(answer.page);
      else order?.reject(new Error(`the page could not be rendered: ${answer.problem}`));
    });
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`the rendering thread ended with ${code}`)));
    // The server ends without waiting for pages.
    worker.unref();
    port1.unref();
    return { worker, waiting };
  }

  thread = start();

  return async (request) => {
    thread ??= start();
    const { worker, waiting } = thread;
    const id = ++orders;
    const timer = setTimeout(() => void worker.terminate(), longestMs);
    timer.unref();
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, ...request } satisfies Order);
      });
    } finally {
      clearTimeout(timer);
    }
  };
}

function answerCalls(port: MessageChannel['port1'], services: Services): void {
  const asVisitor = () => createApiContext(services, { headers: new Headers(), address: 'this node' });
  const handler = new RPCHandler<ApiContext>(router, {
    clientInterceptors: [
      ({ next, ...call }) => next({ ...call, context: asVisitor() }),
      onError((error) => reportUnexpected(services.log, error)),
    ],
  });
  handler.upgrade(port, { context: asVisitor() });
  port.start();
}
