import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import { copyOut } from '../../database/copy/copy-out.ts';
import { copiedColumns, type Table } from '../../database/copy/list-tables.ts';
import { type Manifest, tableFolder } from '../backup-file/manifest.ts';
import { type BeginStep, inStep, type Step } from '../backup-file/progress.ts';

export interface CopyTarget {
  add(name: string, content: Uint8Array): Promise<void>;
  begin: BeginStep;
  signal: AbortSignal;
}

const pack = promisify(gzip);

export async function copyTables(
  client: pg.ClientBase,
  tables: readonly Table[],
  target: CopyTarget,
): Promise<Manifest['tables']> {
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  return await inStep(target.begin, { title: 'Tables', total }, async (step) => {
    const copied: Manifest['tables'] = [];
    for (const table of tables) {
      const rows = await copyTable(client, table, target, step);
      copied.push({ name: table.name, columns: table.columns, rows });
    }
    return copied;
  });
}

async function copyTable(
  client: pg.ClientBase,
  table: Table,
  { add, signal }: CopyTarget,
  step: Step,
): Promise<number> {
  let [pieces, left] = [0, table.bytes];
  const rows = await copyOut(client, copiedColumns(table), async (piece) => {
    signal.throwIfAborted();
    pieces += 1;
    const number = String(pieces).padStart(5, '0');
    await add(`${tableFolder(table.name)}${number}.copy.gz`, await pack(piece));
    const done = Math.min(left, piece.length);
    left -= done;
    step.advance(done);
  });
  step.advance(left);
  return rows;
}
