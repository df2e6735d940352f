import { type Measured, summarise } from './load.ts';

interface Driving {
  /** Number of concurrent senders. Each waits for its answer before the next request. */
  senders: number;
  seconds: number;
  /** Rejects when the answer is not the expected one. */
  send(sender: number): Promise<void>;
}

/** Applies load when each request depends on its sender, which `applyLoad` cannot do. */
export async function drive({ senders, seconds, send }: Driving): Promise<Measured> {
  const times: number[] = [];
  const startedAt = performance.now();
  async function sendOn(sender: number): Promise<void> {
    while (performance.now() - startedAt < 1000 * seconds) {
      const sentAt = performance.now();
      await send(sender);
      times.push(performance.now() - sentAt);
    }
  }
  await Promise.all(Array.from({ length: senders }, (_, sender) => sendOn(sender)));
  return summarise(times, (performance.now() - startedAt) / 1000);
}
