import { readFile } from 'node:fs/promises';
import { StartupError } from '../config/startup-error.ts';
import { StoreFailure } from '../platform/storage/file-store.ts';

/** `run` returns the exit code; `failure` precedes the message of an unexpected error. */
export async function runCommand(run: (args: string[]) => Promise<number>, failure: string): Promise<void> {
  try {
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    say(error instanceof StartupError ? error.message : `${failure} ${describe(error)}`);
    process.exitCode = 1;
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOfStore = error instanceof StoreFailure && error.cause instanceof Error;
  return isOfStore ? `${error.message}: ${describe(error.cause)}` : error.message;
}

const fileReasons: Record<string, string> = {
  ENOENT: 'there is no such file.',
  EISDIR: 'this is a folder, not a file.',
  EACCES: 'this user may not read it.',
  ERR_FS_FILE_TOO_LARGE: 'the file is larger than 2 GB; split it.',
};

export async function readSource(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw fileProblem(file, error);
  }
}

export function fileProblem(file: string, error: unknown): StartupError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return new StartupError(`${file}: ${fileReasons[code] ?? `the file cannot be read (${code}).`}`);
}

export function count(number: number, noun: string): string {
  return `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`;
}

export function formatNumber(number: number): string {
  return number.toLocaleString('en-IN');
}

export function formatMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
