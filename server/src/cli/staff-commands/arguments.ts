import { parseArgs } from 'node:util';
import { StartupError } from '../../config/startup-error.ts';
import { type DeskRequest, deskRequest, operandsOf, usage } from './requests.ts';

export function parseDeskArguments(args: string[]): DeskRequest {
  const given = readArguments(args);
  const { data, error } = deskRequest.safeParse(given);
  if (data) return data;
  const issue = error.issues[0];
  const field = String(issue?.path[0] ?? '');
  if (!(field in given) || field === 'command') throw new StartupError(field === 'by' ? whoIsMissing : usage);
  throw new StartupError(`${nameOf(field)}: ${issue?.message}`);
}

const whoIsMissing = '--by NAME is missing: say who makes the change.';

function readArguments(args: string[]): Record<string, string> {
  const text = { type: 'string' } as const;
  const options = { garage: text, date: text, status: text, reason: text, by: text };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [command, ...given] = positionals;
    if (command === undefined || !isCommand(command)) throw new StartupError(usage);
    const names = operandsOf[command];
    if (given.length > names.length) throw new StartupError(usage);
    return { ...values, ...Object.fromEntries(given.map((value, place) => [names[place], value])), command };
  } catch (error) {
    if (error instanceof TypeError) throw new StartupError(usage);
    throw error;
  }
}

function isCommand(word: string): word is DeskRequest['command'] {
  return Object.hasOwn(operandsOf, word);
}

const options = ['garage', 'date', 'status', 'reason', 'by'];

function nameOf(field: string): string {
  return options.includes(field) ? `--${field}` : field.toUpperCase();
}
