import type pg from 'pg';
import { tableName } from './list-tables.ts';

export interface Sequence {
  name: string;
  /** Does not fit into a number. */
  last: string;
  isCalled: boolean;
}

export async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as last, is_called as "isCalled" from ${tableName(name)}`,
    );
    sequences.push(...found.map((values) => ({ name, ...values })));
  }
  return sequences;
}

export async function setSequences(client: pg.ClientBase, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, last, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [tableName(name), last, isCalled]);
  }
}
