/** Pauses in ms before a lost stream is reopened (product, section 10.5). */
const pausesMs = [1_000, 2_000, 5_000, 10_000];

/** `failures` counts consecutive losses and failed attempts. */
export function backOffMs(failures: number): number {
  return pausesMs[Math.min(failures, pausesMs.length) - 1] ?? 0;
}

/** A stream that lasted this long resets the pauses. */
export const goodStreamMs = 10_000;

export function pause(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    function finish() {
      clearTimeout(timer);
      stopped.removeEventListener('abort', finish);
      resolve();
    }
    const timer = setTimeout(finish, ms);
    stopped.addEventListener('abort', finish);
  });
}
