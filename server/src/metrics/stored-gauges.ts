import { Gauge, type Registry } from 'prom-client';
import { mostCounted, type StoredCounts } from './stored-counts.ts';

type Read = () => Promise<StoredCounts | undefined>;

interface Kind {
  name: string;
  help: string;
  label?: string;
  valuesOf(stored: StoredCounts): [key: string, value: number][];
}

const kinds: Kind[] = [
  {
    name: 'pahiya_outbox_waiting',
    help: `Rows that wait, at most ${mostCounted}.`,
    label: 'outbox',
    valuesOf: ({ outboxes }) => outboxes.map(({ name, waiting }) => [name, waiting]),
  },
  {
    name: 'pahiya_outbox_oldest_seconds',
    help: 'Age of the oldest of these rows, 0 without one.',
    label: 'outbox',
    valuesOf: ({ outboxes }) => outboxes.map(({ name, oldestSeconds }) => [name, oldestSeconds]),
  },
  {
    name: 'pahiya_outbox_overdue_seconds',
    help: 'Time for which the first of these rows has been due, 0 without one.',
    label: 'outbox',
    valuesOf: ({ outboxes }) => outboxes.map(({ name, overdueSeconds }) => [name, overdueSeconds]),
  },
  {
    name: 'pahiya_payments_open',
    help: 'Payments that can still be paid, by state: created has no link yet, pending has one.',
    label: 'state',
    valuesOf: ({ openPayments }) => openPayments,
  },
  {
    name: 'pahiya_refunds_failed',
    help: 'Refunds that the gateway has refused and nobody has settled. Each needs a person.',
    valuesOf: ({ failedRefunds }) => [['', failedRefunds]],
  },
];

/**
 * Values from the database, the same on every node. They are left out while the database does not answer, because an
 * old or empty value would look like an answer.
 */
export function addStoredGauges(registry: Registry, read: Read): void {
  new Gauge({
    name: 'pahiya_database_up',
    help: 'Whether the database answered the question of these metrics within a second.',
    registers: [registry],
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
  for (const kind of kinds) addGauge(registry, kind, read);
}

function addGauge(registry: Registry, { name, help, label, valuesOf }: Kind, read: Read): void {
  new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    async collect() {
      const stored = await read();
      if (!stored) return label === undefined ? this.remove() : this.reset();
      for (const [key, value] of valuesOf(stored)) this.set(label === undefined ? {} : { [label]: key }, value);
    },
  });
}
