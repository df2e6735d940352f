export interface Deadline {
  /** Aborted by the caller, when a limit is exceeded, or by `end`. */
  signal: AbortSignal;
  readonly isLate: boolean;
  /** Stops the clock for the first token. */
  answered(): void;
  end(): void;
}

/** Two time limits for one answer: until its first token and until its end. */
export function createDeadline(limits: { firstTokenMs: number; totalMs: number }, outer: AbortSignal): Deadline {
  const own = new AbortController();
  let isLate = false;
  const late = () => {
    isLate = true;
    own.abort();
  };
  const first = setTimeout(late, limits.firstTokenMs);
  const last = setTimeout(late, limits.totalMs);
  return {
    signal: AbortSignal.any([outer, own.signal]),
    get isLate() {
      return isLate;
    },
    answered: () => clearTimeout(first),
    end() {
      clearTimeout(first);
      clearTimeout(last);
      own.abort();
    },
  };
}
