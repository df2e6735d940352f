import type { z } from 'zod';

export interface ImportProblem {
  line: number;
  externalId: string | null;
  field: string | null;
  reason: string;
}

export function describeProblem({ line, externalId, field, reason }: ImportProblem): string {
  const place = [externalId, field].filter((part) => part !== null).join(' ');
  return place === '' ? `line ${line}: ${reason}` : `line ${line}: ${place}: ${reason}`;
}

export function fileProblem(line: number, reason: string): ImportProblem {
  return { line, externalId: null, field: null, reason };
}

const typeReasons: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
};

export function reasonFor(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return 'does not belong here';
  if (issue.input === undefined || issue.input === null) return 'is missing';
  if (issue.code === 'invalid_type') return typeReasons[issue.expected];
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  return undefined;
}

const longestShown = 40;

/** Such as `must be a number (found "12,5")`. Phone numbers are never repeated. */
export function withValue({ path, message }: z.core.$ZodIssue, input: unknown): string {
  const found = path.reduce<unknown>((value, key) => Object(value)[key], input);
  if (path.at(-1) === 'phone' || !['string', 'number', 'boolean'].includes(typeof found)) return message;
  if (typeof found !== 'string') return `${message} (found ${found})`;
  const shown = found.length > longestShown ? `${found.slice(0, longestShown)}…` : found;
  return shown.trim() === '' ? message : `${message} (found ${JSON.stringify(shown)})`;
}
