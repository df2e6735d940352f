import { MessageChannel, Worker } from 'node:worker_threads';
import { onError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/message-port';
import { reportUnexpected } from '../report-unexpected.ts';
import { type ApiContext, createApiContext } from '../request-context.ts';
import { router } from '../router.ts';
import type { Services } from '../services.ts';
import type { Order, ThreadAnswer, ThreadData } from './render-thread.ts';

export interface RenderingThread {
  send(order: Order): void;
}

interface Parts {
  /** Address of the built renderer. */
  renderer: string;
  services: Services;
  /** A thread that has work and is silent for this long is ended. */
  longestSilenceMs: number;
  hasWork(): boolean;
  onAnswer(answer: ThreadAnswer): void;
  /** Called once. */
  onEnd(): void;
}

/** A page needs a few megabytes. Beyond this the thread ends. A larger space for new objects saves no time. */
const mostMegabytes = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 24 };

const checks = 15;

/** Starts a thread that renders. Its API calls are answered here, as for a visitor who is not signed in. */
export function startRenderingThread(parts: Parts): RenderingThread {
  const { renderer, services, onAnswer } = parts;
  const { port1, port2 } = new MessageChannel();
  answerCalls(port1, services);
  const workerData: ThreadData = { renderer, origin: services.origin, api: port2 };
  const worker = new Worker(new URL('render-thread.ts', import.meta.url), {
    workerData,
    resourceLimits: mostMegabytes,
    transferList: [port2],
  });
  const heard = watchSilence(worker, parts);
  worker.on('message', (answer: ThreadAnswer) => {
    heard();
    if (!('isAlive' in answer)) onAnswer(answer);
  });
  worker.on('error', (error) => services.log.error({ err: error }, 'the rendering thread failed'));
  worker.on('exit', () => {
    port1.close();
    parts.onEnd();
  });
  // The server ends without waiting for pages.
  worker.unref();
  port1.unref();
  return { send: (order) => worker.postMessage(order) };
}

/** Ends a thread that no longer answers, once it has begun to. A thread that waits for the database still answers. */
function watchSilence(worker: Worker, { services, hasWork, longestSilenceMs }: Parts): () => void {
  let unanswered: number | undefined;
  function check(): void {
    if (unanswered === undefined || !hasWork()) return;
    if (unanswered >= checks) {
      services.log.error('the rendering thread does not answer and is ended');
      void worker.terminate();
    }
    unanswered++;
    worker.postMessage({ id: 0 } satisfies Order);
  }
  const timer = setInterval(check, longestSilenceMs / checks);
  timer.unref();
  worker.on('exit', () => clearInterval(timer));
  return () => {
    unanswered = 0;
  };
}

function answerCalls(port: MessageChannel['port1'], services: Services): void {
  const asVisitor = () => createApiContext(services, { headers: new Headers(), address: 'this node' });
  const handler = new RPCHandler<ApiContext>(router, {
    clientInterceptors: [
      ({ next, ...call }) => next({ ...call, context: asVisitor() }),
      ({ path, next }) => services.tracing.follow(`page ${path.join('.')}`, next),
      onError((error) => reportUnexpected(services.log, error)),
      services.keepAnswer,
      ({ next, ...call }) => services.chooseDatabase(call, (db) => next({ ...call, context: { ...call.context, db } })),
    ],
  });
  handler.upgrade(port, { context: asVisitor() });
  port.start();
}
