export interface Deadline {
  /** Aborted by the caller, when it is too late, or at the end. */
  signal: AbortSignal;
  readonly isLate: boolean;
  /** The first sign of an answer is there. */
  answered(): void;
  end(): void;
}

/** Two clocks over one answer: until its first word, and until its last. */
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
