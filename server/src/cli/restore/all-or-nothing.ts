import pg from 'pg';
import { StartupError } from '../../config/startup-error.ts';
import type { PictureWriter } from './put-pictures.ts';

/** One transaction. When it fails, the pictures are removed as well. */
export async function allOrNothing<Result>(
  client: pg.ClientBase,
  pictures: PictureWriter,
  work: () => Promise<Result>,
): Promise<Result> {
  let isCommitting = false;
  await client.query('begin');
  try {
    const result = await work();
    isCommitting = true;
    await client.query('commit');
    return result;
  } catch (error) {
    if (isCommitting && !(error instanceof pg.DatabaseError)) {
      throw new StartupError('The connection broke at the very end. Check whether the new database has its rows.');
    }
    await client.query('rollback').catch(() => undefined);
    throw await withoutPictures(pictures, error);
  }
}

async function withoutPictures(pictures: PictureWriter, error: unknown): Promise<unknown> {
  const left = await pictures.undo();
  if (left === 0) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StartupError(
    `${reason} The store failed as well: ${left} of the new pictures could not be removed again.`,
  );
}
