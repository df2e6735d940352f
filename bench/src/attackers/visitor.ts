import { setTimeout as wait } from 'node:timers/promises';
import { apiPrefix } from '@pahiya/contract/router';
import { ask, openClient } from '../client.ts';
import { bearer, signUp } from '../customers.ts';
import { chooseReadTargets, feedTarget } from '../read-targets.ts';
import type { Site } from '../site.ts';

export interface Visited {
  /** Milliseconds of each read. `form` holds the reads of the booking form. */
  times: Record<Kind, number[]>;
  /** Answers that are not 2xx, and requests without an answer. */
  refused: number;
}

type Kind = 'reads' | 'form';

export interface Visitor {
  /** Makes at most five reads a second, one after the other. */
  visit(seconds: number): Promise<Visited>;
  leave(): void;
}

const address = '127.0.0.10';
const pauseMs = 200;

/** Paths that the booking form reads. */
const ofForm = ['/vehicles', '/profiles/me'];

/** Simulates a customer who looks at garages and opens the booking form. */
export async function openVisitor({ db, product: { url } }: Site): Promise<Visitor> {
  const client = openClient(url, { from: address });
  const { token } = await signUp(client);
  const targets = [...(await chooseReadTargets(db)), feedTarget];
  const turns: { kind: Kind; paths: string[] }[] = [
    ...targets.map(({ requests }) => ({ kind: 'reads' as const, paths: requests.map(({ path }) => path) })),
    ...ofForm.map((path) => ({ kind: 'form' as const, paths: [apiPrefix + path] })),
  ];
  let turn = 0;

  async function isRead(path: string): Promise<boolean> {
    return await ask(client, { path, headers: bearer(token) }).then(
      ({ status }) => status < 300,
      () => false,
    );
  }

  return {
    async visit(seconds) {
      const visited: Visited = { times: { reads: [], form: [] }, refused: 0 };
      for (const endsAt = performance.now() + 1000 * seconds; performance.now() < endsAt; await wait(pauseMs)) {
        const { kind, paths } = turns[turn % turns.length] ?? { kind: 'form', paths: [] };
        const path = paths[Math.floor(turn++ / turns.length) % paths.length] ?? '/';
        const sentAt = performance.now();
        if (!(await isRead(path))) visited.refused += 1;
        visited.times[kind].push(performance.now() - sentAt);
      }
      return visited;
    },
    leave: () => client.agent.destroy(),
  };
}
