import { setTimeout as wait } from 'node:timers/promises';
import { attacks, type Counts, labelOf } from './attackers/attacks.ts';
import { ask, openClient } from './client.ts';

/** One visitor with 50 connections. Each sends its next request immediately, refused or not. */
const connections = 50;
const longestMs = 180_000;

const [url = '', name, from = ''] = process.argv.slice(2);
const attack = attacks.find((one) => one.name === name);
if (!attack) throw new Error(`There is no attack ${name}`);

const client = openClient(url, { from, most: connections });
const counts: Counts = {};
let isOver = false;
let sent = 0;

async function attackOn(request: (number: number) => Parameters<typeof ask>[1]): Promise<void> {
  while (!isOver) {
    const label = await ask(client, request(sent++)).then(
      ({ status, headers }) => labelOf(status, headers['retry-after']),
      async (error: Error) => {
        // Nothing was answered, so the next try would follow without any delay.
        await wait(20);
        return error.message;
      },
    );
    if (!isOver) counts[label] = (counts[label] ?? 0) + 1;
  }
}

function end(): void {
  isOver = true;
  process.stdout.write(JSON.stringify(counts), () => process.exit());
}

process.once('SIGTERM', end);
setTimeout(end, longestMs);
await Promise.all(Array.from({ length: connections }, () => attackOn(attack.request)));
