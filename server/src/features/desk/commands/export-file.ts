import type { Database } from '../../../database/pool.ts';
import { exportTable } from '../queries/export-table.ts';
import type { ExportKind } from '../queries/export-tables.ts';
import type { StaffActor } from '../types.ts';
import { recordAction } from './record-action.ts';

interface Input {
  actor: StaffActor;
  kind: ExportKind;
  garageId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  today: string;
}

export async function exportFile(db: Database, { actor, today, ...wanted }: Input): Promise<File | null> {
  const table = await exportTable(db, wanted);
  if (!table.ok) return null;
  const { kind, ...chosen } = wanted;
  await recordAction(db, { actor, action: `export.${kind}`, details: { ...chosen, rows: table.rows } });
  return new File(table.lines, `${kind}-${today}.csv`, { type: 'text/csv;charset=utf-8' });
}
