import { stat } from 'node:fs/promises';
import type { Manifest } from '../backup-file/manifest.ts';
import { type BeginStep, inStep } from '../backup-file/progress.ts';
import { readBackup } from '../backup-file/read-backup.ts';
import { fileProblem } from '../command-line.ts';

/** Throws `StartupError` unless it is a file. */
export async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch((error: unknown) => {
    throw fileProblem(file, error);
  });
  if (found.isFile()) return found.size;
  throw fileProblem(file, Object.assign(new Error(), { code: 'EISDIR' }));
}

/** Reads the whole file and compares every hash. */
export async function checkBackup(
  file: string,
  { begin, signal }: { begin: BeginStep; signal: AbortSignal },
): Promise<Manifest> {
  return await inStep(begin, { title: 'Checking the file', total: await sizeOf(file) }, async (step) => {
    const entries = readBackup(file);
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await entries.next();
      if (done) return value;
      step.advance(value.content.length);
    }
  });
}
