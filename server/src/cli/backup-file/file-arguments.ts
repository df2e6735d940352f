import { parseArgs } from 'node:util';
import { StartupError } from '../../config/startup-error.ts';

/** One file and switches. Throws the usage when anything else is given. */
export function parseFileArguments<Switch extends string>(
  args: string[],
  { usage, switches }: { usage: string; switches: readonly Switch[] },
): { file: string; has: (name: Switch) => boolean } {
  try {
    const options = Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }]));
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0) return { file, has: (name) => values[name] === true };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new StartupError(usage);
}
