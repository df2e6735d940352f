import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

export interface Watched {
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  openStreams(): number;
}

/** Values that the node has in memory, read when they are asked for. */
export function addNodeGauges(registry: Registry, { pool, openStreams }: Watched): void {
  const registers = [registry];
  new Gauge({
    name: 'pahiya_database_connections',
    help: "Connections of this node's pool (in_use, idle).",
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'pahiya_database_waiting',
    help: 'Statements and transactions that wait for a connection of the pool.',
    registers,
    collect() {
      this.set(pool.waitingCount);
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
