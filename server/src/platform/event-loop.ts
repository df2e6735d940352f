import { type Histogram, monitorEventLoopDelay } from 'node:perf_hooks';

export interface EventLoop {
  /** True if the median delay of the event loop was above half a second in the last second. */
  isLate(): boolean;
  /** Forgets earlier delays. Call it after work that nobody waited for. */
  forget(): void;
  stop(): void;
}

const resolution = 50;
const lookMs = 1_000;
const lateMs = 500;

export function watchEventLoop(): EventLoop {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  const { isLate, forget, stop } = watchDelays(delays);
  return {
    isLate,
    forget,
    stop() {
      stop();
      delays.disable();
    },
  };
}

/** `delays` are in nanoseconds. */
export function watchDelays(delays: Pick<Histogram, 'percentile' | 'reset'>): EventLoop {
  let isLate = false;
  const look = setInterval(() => {
    isLate = delays.percentile(50) > lateMs * 1e6;
    delays.reset();
  }, lookMs);
  look.unref();
  return {
    isLate: () => isLate,
    forget() {
      isLate = false;
      delays.reset();
    },
    stop: () => clearInterval(look),
  };
}
