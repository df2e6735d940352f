import { spawn } from 'node:child_process';
import type { Owner } from './owner.ts';

interface Program {
  file: string;
  args: string[];
  cwd: string;
  owner: Owner | undefined;
  /** Required for a program that starts a server: the server would inherit our pipes and never close them. */
  isSilent?: boolean;
}

export interface Outcome {
  code: number | null;
  errors: string;
}

/** A clean environment: no PGDATA, no PGPORT, no secrets. */
export async function runProgram({ file, args, cwd, owner, isSilent = false }: Program): Promise<Outcome> {
  const child = spawn(file, args, {
    cwd,
    // On macOS the server refuses to start without a locale, because it would become multithreaded.
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'ignore', isSilent ? 'ignore' : 'pipe'],
    windowsHide: true,
    ...(owner && { uid: owner.uid, gid: owner.gid }),
  });
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once(isSilent ? 'exit' : 'close', (code) => resolve({ code, errors: errors.trim() }));
  });
}

export function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1) ?? '';
}
