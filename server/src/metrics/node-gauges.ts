import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { ListSource } from './recorder.ts';

type Pool = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

export interface Watched {
  /** `replica` is undefined on a node without one. */
  pools: Record<ListSource, Pool | undefined>;
  openStreams(): number;
}

/** Values that the node holds in memory. They are read at each scrape. */
export function addNodeGauges(registry: Registry, { pools, openStreams }: Watched): void {
  const registers = [registry];
  const open = Object.entries(pools).flatMap(([database, pool]) => (pool ? [{ database, pool }] : []));
  new Gauge({
    name: 'pahiya_database_connections',
    help: "Connections of this node's pools (in_use, idle) to the primary and the replica.",
    labelNames: ['database', 'state'],
    registers,
    collect() {
      for (const { database, pool } of open) {
        this.set({ database, state: 'in_use' }, pool.totalCount - pool.idleCount);
        this.set({ database, state: 'idle' }, pool.idleCount);
      }
    },
  });
  new Gauge({
    name: 'pahiya_database_waiting',
    help: 'Statements and transactions that wait for a connection of the pool.',
    labelNames: ['database'],
    registers,
    collect() {
      for (const { database, pool } of open) this.set({ database }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'pahiya_live_streams',
    help: 'Open streams of live events on this node.',
    registers,
    collect() {
      this.set(openStreams());
    },
  });
}
