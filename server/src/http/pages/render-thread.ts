import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import { finishPage } from './finish-page.ts';
import { createNotes, noteCall, type RenderNotes } from './render-notes.ts';
import type { PageRequest, RenderedPage } from './types.ts';

export interface ThreadData {
  /** Address of the built renderer. */
  renderer: string;
  origin: string;
  /** The API of the main thread. */
  api: MessagePort;
}

/** An order without a page only asks for a sign of life. */
export interface Order {
  id: number;
  page?: PageRequest;
}

export type ThreadAnswer = { id: number } & ({ page: RenderedPage } | { problem: string } | { isAlive: true });

interface PageContext {
  api: unknown;
  origin: string;
  nonce: string;
  takeHtml(html: string): void;
}

interface Renderer {
  fetch(request: Request, options: { context: PageContext }): Promise<Response>;
}

/** Added to the priority of the node, from -20, the most urgent, to 19. Such a thread gets a third of the time on a busy processor. */
const lowerBy = 5;

/**
 * Gives rendering a lower priority than the API. Only Linux has a priority for each thread, and a container may hide the
 * number of the thread. Without it all threads have the same priority.
 */
function letOthersGoFirst(): void {
  try {
    const [, , thread] = readlinkSync('/proc/thread-self').split('/');
    setPriority(Number(thread), getPriority() + lowerBy);
  } catch {}
}

letOthersGoFirst();

const { renderer, origin, api } = workerData as ThreadData;
const { default: built } = (await import(renderer)) as { default: Renderer };

const rendering = new AsyncLocalStorage<RenderNotes>();

const link = new RPCLink({
  port: api,
  interceptors: [(call) => noteCall(rendering.getStore() ?? createNotes(), call)],
});
const client = createORPCClient(link);

function render({ url, headers }: PageRequest): Promise<RenderedPage> {
  const notes = createNotes();
  const nonce = randomUUID();
  return rendering.run(notes, async () => {
    let html: string | undefined;
    const takeHtml = (page: string) => {
      html = page;
    };
    const context = { api: client, origin, nonce, takeHtml };
    const response = await built.fetch(new Request(url, { headers }), { context });
    return await finishPage(response, { notes, nonce, html });
  });
}

async function answer({ id, page }: Order): Promise<ThreadAnswer> {
  if (!page) return { id, isAlive: true };
  try {
    return { id, page: await render(page) };
  } catch (error) {
    return { id, problem: (error instanceof Error && error.stack) || String(error) };
  }
}

parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await answer(order)));
api.start();
// Says that the thread is ready.
parentPort?.postMessage({ id: 0, isAlive: true } satisfies ThreadAnswer);
