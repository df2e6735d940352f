import type { Logger } from '../../../platform/logger.ts';
import { GatewayError } from '../types.ts';
import { logGatewayError } from './log-gateway-error.ts';

export interface Round {
  log: Logger;
  signal: AbortSignal;
  roundMs?: number;
}

const atOnce = 8;

/** Milliseconds. A sweep has three rounds (links, refunds, new refunds) and ends before the next minute's begins. */
const longestRoundMs = 15_000;

/** A failure is logged and does not stop the others. The next round takes what this one had no time for. */
export async function askEach<Item extends { id: string }>(
  items: readonly Item[],
  ask: (item: Item) => Promise<void>,
  { log, signal, roundMs = longestRoundMs }: Round,
): Promise<void> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    end();
  }, roundMs);
  const rest = items.values();
  async function askInTurn(): Promise<void> {
    for (const item of rest) {
      if (isOver || signal.aborted) return;
      await ask(item).catch((error: unknown) => logFailure(log, error, item.id));
    }
  }
  await Promise.race([Promise.all(Array.from({ length: atOnce }, askInTurn)), over]);
  clearTimeout(timer);
}

function logFailure(log: Logger, error: unknown, id: string): void {
  if (error instanceof GatewayError) logGatewayError(log, error, id);
  else log.error({ err: error, id }, 'payment work failed');
}
