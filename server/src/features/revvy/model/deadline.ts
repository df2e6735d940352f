export interface Deadline {
  signal: AbortSignal;
  readonly isLate: boolean;
  answered(): void;
  end(): void;
}

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
