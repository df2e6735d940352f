import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { gt } from 'drizzle-orm';
import { authUsers } from '../../../server/src/features/auth/tables.ts';
import { createGarage, type StoredGarage } from '../../../server/test/garages.ts';
import { plainJpeg } from '../../../server/test/pictures.ts';
import { listSlots } from '../../src/writes.ts';
import type { Stage } from '../stage/stage.ts';
import { acts, type World } from './acts.ts';
import { type Expected, type Follower, follow } from './follow.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createPayer } from './payer.ts';
import { NoAnswer, Person } from './person.ts';
import { createTally, type Tally } from './tally.ts';

export interface Load {
  ledger: Ledger;
  /** Everybody acts until the returned function is called. It resolves when the last request has ended. */
  begin(tally: Tally, mayBreak: boolean): () => Promise<void>;
  /** Does everything once at one node. True if all of it worked. */
  works(node: number): Promise<boolean>;
  /** Number of acknowledged changes that a stream has not told. */
  countMissed(): number;
  countResumed(): number;
  /** Everybody asks and follows at this address from now on. Null means directly at the nodes, half of them at each. */
  leadTo(url: string | null): void;
  /** Number of payments whose webhooks no node has taken yet. */
  countUntold(): number;
  close(): void;
}

const pauseMs = 60;
const garageCount = 60;

export async function openLoad({ nodes, db, services }: Stage, people: number): Promise<Load> {
  const urls = nodes.map(({ url }) => url);
  const streamUrls = nodes.map(({ streamUrl }) => streamUrl);
  const setup = createTally();
  const signUp = (count: number) => inTurn(count, (index) => Person.signUp(urls, index, setup));
  const [all, probes] = [await signUp(people), await signUp(nodes.length)];
  for (const [index, probe] of probes.entries()) probe.pinTo(index);
  // Older accounts have no daily limits.
  const monthAgo = new Date(Date.now() - 30 * 24 * 3_600_000);
  await db.update(authUsers).set({ createdAt: monthAgo }).where(gt(authUsers.createdAt, monthAgo));
  const garages: StoredGarage[] = [];
  for (let count = 0; count < garageCount; count += 1) garages.push(await createGarage(db));
  const tickets = new Map<string, string>();
  for (const person of [...all, ...probes]) tickets.set(person.id, await openTicket(person));
  for (const person of all) await subscribe(person, services.push.subscribe());
  const ticketOf = ({ id }: Person) => tickets.get(id) ?? '';

  const slots = listSlots(garages);
  const expected: Expected[] = [];
  const world: World = {
    ledger: createLedger(),
    payer: createPayer(services.razorpay, urls),
    picture: await plainJpeg(240, 160),
    expect: (change) => void expected.push(change),
    nextSlot() {
      const { value } = slots.next();
      if (!value) throw new Error('There is no slot left to book');
      return value;
    },
    ticketOf,
  };
  const followers = new Map<string, Follower>();
  await Promise.all(
    all.map(async (person) => {
      followers.set(person.id, await follow(person, streamUrls, ['bookings', 'posts', `support:${ticketOf(person)}`]));
    }),
  );

  function isMissed(change: Expected): boolean {
    const readers = change.reader === null ? [...followers.values()] : [followers.get(change.reader)];
    return readers.some((reader) => reader && !reader.hasTold(change));
  }

  return {
    ledger: world.ledger,
    begin(tally, mayBreak) {
      let isOver = false;
      const running = all.map(async (person, index) => {
        person.tally = tally;
        person.mayBreak = mayBreak;
        for (let turn = index; !isOver; turn += 1) await actOnce(person, world, turn).then(() => wait(pauseMs));
      });
      return async () => {
        isOver = true;
        await Promise.all(running);
      };
    },
    async works(node) {
      const probe = probes[node];
      const tally = createTally();
      if (!probe) throw new Error('There is no such node');
      probe.tally = tally;
      probe.mayBreak = true;
      for (let turn = 0; turn < acts.length; turn += 1) await actOnce(probe, world, turn);
      return tally.failed + tally.wrong === 0;
    },
    countMissed() {
      // What was told once stays told.
      expected.splice(0, expected.length, ...expected.filter(isMissed));
      return expected.length;
    },
    leadTo(url) {
      for (const [index, person] of all.entries()) {
        person.moveTo(url === null ? urls : [url, url], index % 2);
        followers.get(person.id)?.moveTo(url === null ? rotate(streamUrls, index) : [url]);
      }
    },
    countUntold: () => world.payer.countUntold(),
    countResumed: () => [...followers.values()].reduce((sum, { resumed }) => sum + resumed, 0),
    close() {
      for (const follower of followers.values()) follower.close();
      for (const person of [...all, ...probes]) person.close();
    },
  };
}

/** After a failed request, which the tally has noted, the person goes on with something else. */
async function actOnce(person: Person, world: World, turn: number): Promise<void> {
  await acts[turn % acts.length]?.(person, world).catch((error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error;
  });
}

async function openTicket(person: Person): Promise<string> {
  const body = {
    ...{ email: person.account.email, subject: 'My car', category: 'booking', description: 'Where is it?' },
    ...{ name: 'Asha Rao', fileIds: [], idempotencyKey: randomUUID() },
  };
  const { status, body: ticket } = await person.call({
    name: 'ticket',
    method: 'POST',
    path: '/support/tickets',
    body,
  });
  if (status !== 201) throw new Error(`The ticket was refused: ${JSON.stringify(ticket)}`);
  return (ticket as { id: string }).id;
}

async function subscribe(person: Person, token: string): Promise<void> {
  const body = { token, platform: 'web', language: 'en' };
  const { status } = await person.call({ name: 'subscribe', method: 'PUT', path: '/push-tokens', body });
  if (status !== 200) throw new Error(`The subscription was refused with ${status}`);
}

/** The same addresses, beginning with another one. */
function rotate(urls: string[], by: number): string[] {
  const at = by % urls.length;
  return [...urls.slice(at), ...urls.slice(0, at)];
}

/** One after the other, because hashing passwords uses all of the processor. */
async function inTurn<Item>(count: number, make: (index: number) => Promise<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for (let index = 0; index < count; index += 1) items.push(await make(index));
  return items;
}
