import { setImmediate as others } from 'node:timers/promises';

const sliceMs = 5;

/** For long work in small steps: the returned function lets other work run whenever 5 ms have passed without a pause. */
export function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await others();
    since = performance.now();
  };
}
