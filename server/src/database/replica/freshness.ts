/** Positions in the transaction log, in bytes. */
export interface Positions {
  /** Of the primary: everything that was committed before the question lies before it. */
  written(): Promise<bigint>;
  /** Of the replica: everything before it can be read there. Null if it is no replica. */
  replayed(): Promise<bigint | null>;
}

export interface Freshness {
  /**
   * What was committed before this moment, in ms of `performance.now()`, can be read from the replica. Undefined when the
   * replica is away or too late: ask the primary.
   */
  upTo(): number | undefined;
  /** A read from the replica failed. It is not used for a moment. */
  doubt(error: unknown): void;
}

interface Settings {
  longestLagMs: number;
  log: Record<'info' | 'warn', (details: object, line: string) => void>;
}

/** How often the positions are compared while reads come. An idle node asks nothing. */
const lookMs = 250;
const pauseMs = 1_000;

/** Compares positions and not clocks, so the clocks of the machines do not matter, nor how the replica gets its log. */
export function watchFreshness({ written, replayed }: Positions, { longestLagMs, log }: Settings): Freshness {
  let waiting: { at: number; position: bigint }[] = [];
  let freshUpTo = Number.NEGATIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  let isLooking = false;
  let isUsed: boolean | undefined;

  async function look(): Promise<void> {
    const at = performance.now();
    waiting = [...waiting.filter((sample) => at - sample.at <= longestLagMs), { at, position: await written() }];
    const reached = await replayed();
    if (reached === null) throw new Error('DATABASE_READ_URL is not the address of a replica');
    freshUpTo = waiting.findLast(({ position }) => position <= reached)?.at ?? freshUpTo;
    waiting = waiting.filter(({ position }) => position > reached);
  }

  async function lookAndReport(): Promise<void> {
    try {
      await look();
      const lagMs = performance.now() - freshUpTo;
      if (lagMs > longestLagMs) leave({ lagMs });
      else if (performance.now() >= pausedUntil) enter();
    } catch (error) {
      freshUpTo = Number.NEGATIVE_INFINITY;
      leave({ err: error });
    } finally {
      isLooking = false;
    }
  }

  function enter(): void {
    if (isUsed !== true) log.info({}, 'reads go to the replica');
    isUsed = true;
  }

  function leave(reason: object): void {
    if (isUsed !== false) log.warn(reason, 'reads go to the primary: the replica is away or late');
    isUsed = false;
  }

  return {
    upTo() {
      const now = performance.now();
      if (!isLooking && now - lookedAt >= lookMs) {
        isLooking = true;
        lookedAt = now;
        void lookAndReport();
      }
      return now >= pausedUntil && now - freshUpTo <= longestLagMs ? freshUpTo : undefined;
    },
    doubt(error) {
      pausedUntil = performance.now() + pauseMs;
      leave({ err: error });
    },
  };
}
