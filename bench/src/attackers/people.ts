import { setTimeout as wait } from 'node:timers/promises';
import { createGarage } from '../../../server/test/garages.ts';
import { openClient } from '../client.ts';
import { signUp } from '../customers.ts';
import type { Site } from '../site.ts';
import { type Person, type Walked, walk } from './walk.ts';

const addresses = [11, 12, 13, 14, 15].map((last) => `127.0.0.${last}`);

export interface People {
  /** Repeats walks until the time is over, and finishes the last one. */
  walkFor(seconds: number): Promise<Walked>;
  leave(): void;
}

/** Signs up customers, each with their own address and garage. */
export async function openPeople({ db, product: { url } }: Site): Promise<People> {
  const people: Person[] = [];
  for (const from of addresses) {
    const client = openClient(url, { from, most: 6 });
    people.push({ client, email: (await signUp(client)).email, garage: await createGarage(db) });
  }
  return {
    async walkFor(seconds) {
      const endsAt = performance.now() + 1000 * seconds;
      const walks = people.map((person, index) => walkUntil(endsAt, person, index));
      const all = (await Promise.all(walks)).flat();
      return {
        steps: all.reduce((sum, { steps }) => sum + steps, 0),
        failures: all.flatMap(({ failures }) => failures),
      };
    },
    leave: () => people.forEach(({ client }) => void client.agent.destroy()),
  };
}

/** Each person starts at a different moment. */
async function walkUntil(endsAt: number, person: Person, index: number): Promise<Walked[]> {
  await wait(index * 300);
  const walked: Walked[] = [];
  while (performance.now() < endsAt) walked.push(await walk(person));
  return walked;
}
