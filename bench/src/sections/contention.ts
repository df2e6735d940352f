import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import { bookingInput } from '../../../server/test/booking-inputs.ts';
import { createGarage } from '../../../server/test/garages.ts';
import { openClients, post, type Reply, signUpCustomers } from '../customers.ts';
import { formatSeconds } from '../format.ts';
import { withSite } from '../site.ts';
import { median } from '../statistics.ts';
import type { Row, Table } from '../table.ts';
import type { Workbench } from '../workbench.ts';

const customers = 100;
const repetitions = 5;
const mostSeconds = 3;

interface Attempt {
  seconds: number;
  replies: Reply[];
}

export async function measureContention(workbench: Workbench): Promise<Table[]> {
  return await withSite(workbench, async ({ db, product }) => {
    workbench.say(`contention: signing up ${customers} customers`);
    const tokens = await signUpCustomers(product.url, customers);
    const garage = await createGarage(db);
    const today = zonedNow(new Date()).date;
    let day = 0;

    /** Each attempt uses another day. */
    async function attempt(keepAlive: boolean): Promise<Attempt> {
      day += 1;
      const bookingDate = addDays(today, day);
      const clients = await openClients(product.url, customers, keepAlive);
      return await workbench.using(clients.close, async () => {
        const startedAt = performance.now();
        const replies = await Promise.all(
          tokens.map((token, index) =>
            post(clients.at(index), '/bookings', bookingInput(garage, { bookingDate }), token),
          ),
        );
        return { seconds: (performance.now() - startedAt) / 1000, replies };
      });
    }

    const rows: Row[] = [];
    for (const keepAlive of [true, false]) {
      workbench.say(`contention: ${keepAlive ? 'open' : 'new'} connections`);
      const attempts: Attempt[] = [];
      for (let count = 0; count < repetitions; count += 1) attempts.push(await attempt(keepAlive));
      rows.push(toRow(keepAlive ? 'connections already open' : 'a new connection each', attempts));
    }
    return [
      {
        title: `${customers} customers, one slot, two mechanics`,
        columns: ['case', 'median', 'slowest', 'answers of each repetition', 'budget'],
        rows,
        notes: [`${repetitions} repetitions; from the first request sent to the last answer received.`],
      },
    ];
  });
}

function toRow(name: string, attempts: Attempt[]): Row {
  const seconds = attempts.map((attempt) => attempt.seconds);
  const slowest = Math.max(...seconds);
  const outcomes = [...new Set(attempts.map(({ replies }) => count(replies)))];
  const expected = `2 × 201, ${customers - 2} × 409 SLOT_TAKEN`;
  return {
    cells: [
      name,
      formatSeconds(median(seconds)),
      formatSeconds(slowest),
      outcomes.join('; '),
      `< ${mostSeconds} s, ${expected}`,
    ],
    isWithin: slowest < mostSeconds && outcomes.every((outcome) => outcome === expected),
  };
}

function count(replies: Reply[]): string {
  const groups = Object.groupBy(replies, ({ status, code }) => [status, code].filter(Boolean).join(' '));
  return Object.keys(groups)
    .sort()
    .map((answer) => `${groups[answer]?.length} × ${answer}`)
    .join(', ');
}
