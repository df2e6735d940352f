import { setTimeout as wait } from 'node:timers/promises';
import { type Broken, listBroken } from '../../../server/test/crash/check-invariants.ts';
import { copyBooks } from '../../../server/test/fakes/copy-books.ts';
import type { Stage } from '../stage/stage.ts';

/**
 * Waits until all rules hold, each one as long as it may take. Returns those that do not hold in time. Leaves out the
 * rules that may take more than `patience` seconds.
 */
export async function settle({ pool, services }: Stage, patience: number): Promise<Broken[]> {
  const startedAt = performance.now();
  for (;;) {
    await copyBooks(pool, services.razorpay);
    const elapsed = (performance.now() - startedAt) / 1_000;
    const broken = (await listBroken(pool)).filter(({ within }) => within <= patience);
    if (broken.length === 0 || broken.some(({ within }) => within <= elapsed)) {
      return broken.filter(({ within }) => within <= elapsed);
    }
    await wait(500);
  }
}
