import { setTimeout as wait } from 'node:timers/promises';
import type { TestDatabase } from '../../database.ts';
import { acts, type World } from './acts.ts';
import { listOffers } from './offers.ts';
import { Failed, Visitor } from './visitor.ts';

export interface Load {
  visitors: Visitor[];
  /** Writes that were acknowledged so far. */
  count(): number;
  /** Messages of the failed requests so far. */
  failures: string[];
  end(): Promise<void>;
}

const people = 6;
const pauseMs = 40;

/** Customers of the site at the address do everything in turn, and read at once what they have written. */
export async function startLoad(url: string, { pool }: TestDatabase): Promise<Load> {
  const visitors: Visitor[] = [];
  for (let index = 0; index < people; index += 1) visitors.push(await Visitor.signUp(url, `v${index}@example.com`));
  // Older accounts have no daily limits.
  await pool.query(`update auth_users set created_at = now() - interval '30 days'`);
  const offers = await listOffers(visitors[0] as Visitor);
  const world: World = { posts: [], nextOffer: () => takeOffer(offers) };
  const failures: string[] = [];
  let isOver = false;

  async function visit(visitor: Visitor): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      await act(visitor, world, turn).catch((error: unknown) => {
        if (!(error instanceof Failed)) throw error;
        failures.push(describe(error));
      });
      await wait(pauseMs);
    }
  }

  const visits = Promise.all(visitors.map(visit));
  return {
    visitors,
    failures,
    count: () => visitors.reduce((sum, { written }) => sum + written.length, 0),
    async end() {
      isOver = true;
      await visits;
    },
  };
}

function takeOffer(offers: Awaited<ReturnType<typeof listOffers>>) {
  const offer = offers.shift();
  if (!offer) throw new Error('There is no slot left to book');
  return offer;
}

async function act(visitor: Visitor, world: World, turn: number): Promise<void> {
  const written = await acts[turn % acts.length]?.(visitor, world);
  if (!written) return;
  visitor.written.push(written);
  // Often the other version answers.
  if (!written.isLater && !(await visitor.canRead(written)))
    throw new Failed(`${written.path} does not contain ${written.contains}`);
}

function describe({ message, cause }: Failed): string {
  if (!(cause instanceof Error)) return message;
  const inner = cause.cause instanceof Error ? `: ${cause.cause.message}` : '';
  return `${message}: ${cause.message}${inner}`;
}
