import { overloaded } from '../../platform/overloaded.ts';
import type { Services } from '../services.ts';
import type { ThreadAnswer } from './render-thread.ts';
import { type RenderingThread, startRenderingThread } from './rendering-thread.ts';
import type { PageRequest, Render, RenderedPage } from './types.ts';

interface Order {
  request: PageRequest;
  /** True when the thread has the order. */
  isSent: boolean;
  isRepeated: boolean;
  resolve(page: RenderedPage): void;
  reject(error: unknown): void;
}

/** Limits in ms for a page with all its API calls, and for a thread that computes without a pause. */
const usual = { longestPageMs: 15_000, longestSilenceMs: 15_000 };

/**
 * Renders in a thread, so that rendering never delays the API. A page that takes too long is given up, and the others
 * go on. When the thread ends, its pages are rendered once more, one after the other: one of them may be the reason.
 */
export function createThreadRenderer(renderer: string, services: Services, times = usual): Render {
  const orders = new Map<number, Order>();
  const suspects = new Set<number>();
  let repeated: number | undefined;
  let thread: RenderingThread | undefined;
  let lastId = 0;

  function start(): RenderingThread {
    const { longestSilenceMs } = times;
    const hasWork = () => orders.size > 0;
    return startRenderingThread({ renderer, services, longestSilenceMs, hasWork, onAnswer, onEnd });
  }

  function send(id: number, order: Order): void {
    order.isSent = true;
    thread ??= start();
    thread.send({ id, page: order.request });
  }

  function onAnswer(answer: ThreadAnswer): void {
    const order = orders.get(answer.id);
    if ('page' in answer) order?.resolve(answer.page);
    else if ('problem' in answer) order?.reject(new Error(`the page could not be rendered: ${answer.problem}`));
  }

  function onEnd(): void {
    thread = undefined;
    for (const [id, order] of orders) {
      if (order.isRepeated) order.reject(overloaded('full'));
      else if (order.isSent) suspects.add(id);
    }
    if (repeated === undefined) repeatNext();
  }

  function repeatNext(): void {
    const [id] = suspects;
    const order = orders.get(id ?? 0);
    repeated = undefined;
    if (id === undefined || !order) return;
    repeated = id;
    suspects.delete(id);
    order.isRepeated = true;
    send(id, order);
  }

  async function render(request: PageRequest): Promise<RenderedPage> {
    const id = ++lastId;
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
    const timer = setTimeout(() => reject(overloaded('full')), times.longestPageMs);
    timer.unref();
    const order = { request, isSent: false, isRepeated: false, resolve, reject };
    orders.set(id, order);
    send(id, order);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      orders.delete(id);
      suspects.delete(id);
      if (repeated === id) repeatNext();
    }
  }

  thread = start();
  return render;
}
