import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import product from '../../../package.json' with { type: 'json' };

const folder = fileURLToPath(new URL('.', import.meta.url));

export interface Build {
  version: string;
  /** Null outside of a clone, unless `COMMIT` names it. */
  commit: string | null;
}

export async function readBuild(commit: string | undefined): Promise<Build> {
  return { version: product.version, commit: commit ?? (await checkedOut()) };
}

async function checkedOut(): Promise<string | null> {
  const git = promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: folder, timeout: 5_000 });
  return await git.then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}
