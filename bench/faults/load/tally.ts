/** `failed`: the fault was felt, and the answer said so as it should. `wrong`: no client knows what to do with it. */
export type Outcome = 'answered' | 'failed' | 'wrong';

export interface Noted {
  /** What was asked for, such as `book`. */
  name: string;
  ms: number;
  outcome: Outcome;
  /** The status, or the error of the connection. */
  detail: string;
}

export interface Tally {
  requests: number;
  failed: number;
  wrong: number;
  slowestMs: number;
  /** How often each failure happened, by its text. */
  details: Map<string, number>;
  note(request: Noted): void;
}

export function createTally(): Tally {
  const tally: Tally = {
    requests: 0,
    failed: 0,
    wrong: 0,
    slowestMs: 0,
    details: new Map(),
    note({ name, ms, outcome, detail }) {
      tally.requests += 1;
      tally.slowestMs = Math.max(tally.slowestMs, ms);
      if (outcome === 'answered') return;
      tally[outcome] += 1;
      const text = `${outcome}: ${name}: ${detail}`;
      tally.details.set(text, (tally.details.get(text) ?? 0) + 1);
    },
  };
  return tally;
}
