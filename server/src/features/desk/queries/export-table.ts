import { limits } from '@pahiya/contract/shared/limits';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { type CsvValue, csvLine } from '../rules/csv.ts';
import { type ExportKind, exportTables } from './export-tables.ts';

interface Wanted {
  kind: ExportKind;
  garageId?: string | undefined;
  /** Calendar days in India, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

export type ExportOutcome = { ok: true; lines: string[]; rows: number } | { ok: false; reason: 'TOO_MANY_ROWS' };

const batchSize = 1_000;

/** Spreadsheet programs would read a file without this in a legacy encoding. */
const byteOrderMark = '\uFEFF';

/** Reads in batches of `batchSize`, so that no statement runs long. */
export async function exportTable(
  db: Database,
  wanted: Wanted,
  mostRows: number = limits.exportRows,
): Promise<ExportOutcome> {
  const names = Object.keys(exportTables[wanted.kind].columns);
  const lines = [byteOrderMark + csvLine(names)];
  let after: string | undefined;
  for (;;) {
    const rows = await readBatch(db, wanted, after);
    if (lines.length - 1 + rows.length > mostRows) return { ok: false, reason: 'TOO_MANY_ROWS' };
    lines.push(...rows.map((row) => csvLine(names.map((name) => row[name] ?? null))));
    after = rows.at(-1)?.key;
    if (rows.length < batchSize) return { ok: true, lines, rows: lines.length - 1 };
  }
}

const byId = { by: sql`t.id`, isBehind: (id: string) => sql`t.id > ${id}::uuid` };

type Row = Record<string, CsvValue> & { key: string };

async function readBatch(
  db: Database,
  { kind, garageId, from, to }: Wanted,
  after: string | undefined,
): Promise<Row[]> {
  const table = exportTables[kind];
  const { order = byId } = table;
  const columns = Object.entries(table.columns).map(([name, value]): SQL => sql`${value} as ${sql.identifier(name)}`);
  const where = and(
    after ? order.isBehind(after) : sql`true`,
    garageId && table.garageId ? sql`${table.garageId} = ${garageId}::uuid` : undefined,
    from ? sql`${table.day} >= ${from}::date` : undefined,
    to ? sql`${table.day} <= ${to}::date` : undefined,
  );
  const { rows } = await db.execute<Row>(sql`
    select t.id as key, ${sql.join(columns, sql`, `)} from ${table.from} where ${where} order by ${order.by} limit ${batchSize}`);
  return rows;
}
