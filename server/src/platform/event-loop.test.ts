import { expect, test } from 'vitest';
import { watchEventLoop } from './event-loop.ts';

/** As a long calculation would, but without using the processor. */
function block(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 60));

test('the event loop is late when every piece of work waits, and not after one long piece', async () => {
  const loop = watchEventLoop();
  try {
    await nextTurn();
    block(700);
    for (let turn = 0; turn < 8; turn++) await nextTurn();
    expect(loop.isLate()).toBe(false);
    for (let turn = 0; turn < 4; turn++) {
      block(700);
      await nextTurn();
    }
    expect(loop.isLate()).toBe(true);
    await expect.poll(() => loop.isLate(), { timeout: 5_000 }).toBe(false);
  } finally {
    loop.stop();
  }
});
