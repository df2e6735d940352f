import type pg from 'pg';
import { copyIn } from '../../database/copy/copy-in.ts';
import { copyOut } from '../../database/copy/copy-out.ts';
import { copiedColumns, type Table } from '../../database/copy/list-tables.ts';
import { type BeginStep, inStep } from '../backup-file/progress.ts';

interface CopyParts {
  source: pg.ClientBase;
  target: pg.ClientBase;
  begin: BeginStep;
  signal: AbortSignal;
}

/** Passes on a few megabytes at a time. */
export async function copyRows(tables: readonly Table[], { source, target, begin, signal }: CopyParts): Promise<void> {
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  await inStep(begin, { title: 'Tables', total }, async (step) => {
    for (const table of tables) {
      let left = table.bytes;
      await copyOut(source, copiedColumns(table), async (piece) => {
        signal.throwIfAborted();
        await copyIn(target, copiedColumns(table), piece);
        const done = Math.min(left, piece.length);
        left -= done;
        step.advance(done);
      });
      step.advance(left);
    }
  });
}
