import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import server from '../../package.json' with { type: 'json' };

const folder = fileURLToPath(new URL('.', import.meta.url));

interface Build {
  version: string;
  commit: string | null;
}

export async function readBuild(commit: string | undefined): Promise<Build> {
  return { version: server.version, commit: commit ?? (await checkedOut()) };
}

async function checkedOut(): Promise<string | null> {
  const git = promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: folder, timeout: 5_000 });
  return await git.then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}
