interface Window {
  /** Allowed in each window. */
  points: number;
  /** In seconds. */
  duration: number;
}

/** Returns 0, or the seconds until the window of the key ends if no point is left. */
export type TakePoint = (key: string) => number;

/** An attacker with their own network has more addresses than fit into memory. */
const mostKeys = 20_000;

/** Counts for this node alone. Forgets the oldest windows when there are too many. */
export function createWindowCounts({ points, duration }: Window, now = () => performance.now()): TakePoint {
  const windows = new Map<string, { left: number; endsAt: number }>();

  function open(key: string) {
    const window = { left: points, endsAt: now() + 1000 * duration };
    // Moves the key to the end of the map, which is sorted by the ends of the windows.
    windows.delete(key);
    windows.set(key, window);
    const [oldest = key] = windows.keys();
    if (windows.size > mostKeys) windows.delete(oldest);
    return window;
  }

  return (key) => {
    const found = windows.get(key);
    const window = found && found.endsAt > now() ? found : open(key);
    if (window.left === 0) return Math.max(1, Math.ceil((window.endsAt - now()) / 1000));
    window.left--;
    return 0;
  };
}
