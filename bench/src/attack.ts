import { setTimeout as wait } from 'node:timers/promises';
import { attacks, type Counts, isRefusal, labelOf } from './attackers/attacks.ts';
import type { Attacked } from './attackers/beside.ts';
import { ask, openClient } from './client.ts';
import { signUp } from './customers.ts';

/** Simulates one visitor. Each connection sends its next request immediately, refused or not. */
const connections = 50;
const longestMs = 180_000;

const [url = '', name, from = ''] = process.argv.slice(2);
const attack = attacks.find((one) => one.name === name);
if (!attack) throw new Error(`There is no attack ${name}`);

const client = openClient(url, { from, most: connections });
const token = attack.needsAccount ? (await signUp(client)).token : '';
const startedAt = performance.now();
const counts: Counts = {};
let refusedAfterMs: number | null = null;
let isOver = false;
let sent = 0;

function count(label: string): void {
  if (isOver) return;
  counts[label] = (counts[label] ?? 0) + 1;
  if (!isRefusal(label) || refusedAfterMs !== null) return;
  refusedAfterMs = performance.now() - startedAt;
  process.stdout.write('refused\n');
}

async function attackOn({ request }: NonNullable<typeof attack>): Promise<void> {
  while (!isOver) {
    const label = await ask(client, request(sent++, token)).then(
      ({ status, headers }) => labelOf(status, headers['retry-after']),
      async (error: Error) => {
        // A request can fail at once, so the pause keeps the loop from spinning.
        await wait(20);
        return error.message;
      },
    );
    count(label);
  }
}

function end(): void {
  isOver = true;
  const found: Attacked = { counts, seconds: (performance.now() - startedAt) / 1000, refusedAfterMs };
  process.stdout.write(JSON.stringify(found), () => process.exit());
}

process.once('SIGTERM', end);
setTimeout(end, longestMs);
process.stdout.write('begun\n');
await Promise.all(Array.from({ length: connections }, () => attackOn(attack)));
