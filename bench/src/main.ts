import { parseArgs } from 'node:util';
import { openMeasuredServer } from './database-server.ts';
import { describeMachine, writeResults } from './results.ts';
import { measureAttackers } from './sections/attackers.ts';
import { measureBytes } from './sections/bytes.ts';
import { measureChats } from './sections/chats.ts';
import { measureCommunity } from './sections/community.ts';
import { measureContention } from './sections/contention.ts';
import { measureForm } from './sections/form.ts';
import { measureGrowth } from './sections/growth.ts';
import { measureHour } from './sections/hour.ts';
import { measureLighthouse } from './sections/lighthouse.ts';
import { measurePages } from './sections/pages.ts';
import { measurePeers } from './sections/peers.ts';
import { measureReads } from './sections/reads.ts';
import { measureStart } from './sections/start.ts';
import { measureStreams } from './sections/streams.ts';
import { measureWrites } from './sections/writes.ts';
import { isMissed, renderTable, type Table } from './table.ts';
import { type Workbench, withWorkbench } from './workbench.ts';

const sections: Record<string, (workbench: Workbench) => Promise<Table[]>> = {
  start: measureStart,
  pages: measurePages,
  reads: measureReads,
  peers: measurePeers,
  attackers: measureAttackers,
  contention: measureContention,
  writes: measureWrites,
  streams: measureStreams,
  chats: measureChats,
  growth: measureGrowth,
  community: measureCommunity,
  bytes: measureBytes,
  form: measureForm,
  lighthouse: measureLighthouse,
};

/** Only when it is named. */
const longSections: typeof sections = { hour: measureHour };
const all = { ...sections, ...longSections };

const usage = `npm run bench -- [${Object.keys(all).join('|')} …] [--quick] [--plans] [--busy] [--minutes=60] [--write]

  --database=WHICH  embedded (default), installed (Debian's PostgreSQL, in a cluster of its own) or the address of a server whose
           user may create databases; TEST_DATABASE_URL says the same
  --quick  shorter rounds and 100,000 garages and posts instead of 1,000,000
  --plans  shows the query plans of what grows with the data beyond its budget
  --busy   measures \`attackers\` beside eight processes that compute without a pause
  --minutes=60  how long \`hour\` lasts, which runs only when it is named
  --write  keeps the tables in bench/results.md, in place of earlier ones`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    plans: { type: 'boolean', default: false },
    busy: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '60' },
    write: { type: 'boolean', default: false },
    database: { type: 'string', default: process.env.TEST_DATABASE_URL || 'embedded' },
    help: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  const names = positionals.length > 0 ? positionals : Object.keys(sections);
  const minutes = Number(values.minutes);
  const isUnderstood = names.every((name) => Object.hasOwn(all, name)) && minutes > 0;
  if (values.help || !isUnderstood) {
    process.stdout.write(`${usage}\n`);
    process.exitCode = isUnderstood ? 0 : 1;
    return;
  }
  const tables: Table[] = [];
  process.stdout.write(`${describeMachine()}\n\n`);
  const { database, stop } = await openMeasuredServer(values.database);
  const { quick: isQuick, plans: hasPlans, busy: isBusy } = values;
  const options = { database, isQuick, hasPlans, isBusy, minutes };
  const measuring = withWorkbench(options, async (workbench) => {
    for (const name of names) {
      const found = (await all[name]?.(workbench)) ?? [];
      for (const table of found) process.stdout.write(`${renderTable(table)}\n${(table.plans ?? []).join('\n\n')}\n`);
      tables.push(...found);
    }
  });
  await measuring.finally(stop);
  if (values.write) await writeResults(tables, values.quick);
  const missed = tables.filter(isMissed);
  process.stdout.write(
    missed.length === 0
      ? 'Everything is within its budget.\n'
      : `Beyond the budget: ${missed.map((table) => table.title).join('; ')}.\n`,
  );
  process.exitCode = missed.length === 0 ? 0 : 1;
}

main().then(
  // After an interruption the running section must not continue.
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  },
);
