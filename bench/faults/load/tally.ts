/** `failed`: the answer says properly that it failed. `wrong`: a client cannot know what to do with it. */
export type Outcome = 'answered' | 'failed' | 'wrong';

export interface Judged {
  outcome: Outcome;
  /** The status, or the error of the connection. */
  detail: string;
}

interface Noted extends Judged {
  /** The kind of request, such as `book`. */
  name: string;
  ms: number;
}

export interface Tally {
  requests: number;
  failed: number;
  wrong: number;
  slowestMs: number;
  /** How often each failure happened, by its text. */
  texts: Record<'failed' | 'wrong', Map<string, number>>;
  note(request: Noted): void;
}

export function createTally(): Tally {
  const tally: Tally = {
    requests: 0,
    failed: 0,
    wrong: 0,
    slowestMs: 0,
    texts: { failed: new Map(), wrong: new Map() },
    note({ name, ms, outcome, detail }) {
      tally.requests += 1;
      tally.slowestMs = Math.max(tally.slowestMs, ms);
      if (outcome === 'answered') return;
      tally[outcome] += 1;
      const text = `${outcome}: ${name}: ${detail}`;
      const texts = tally.texts[outcome];
      texts.set(text, (texts.get(text) ?? 0) + 1);
    },
  };
  return tally;
}

export function describeFailures({ texts }: Tally, outcome: 'failed' | 'wrong'): string[] {
  return [...texts[outcome]].map(([text, count]) => `${count} × ${text}`);
}
