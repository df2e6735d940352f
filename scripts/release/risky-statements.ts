import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Risk {
  /** Counted from 1. */
  line: number;
  message: string;
}

const squawk = fileURLToPath(import.meta.resolve('squawk-cli/js/bin/squawk'));

/** Rules of Squawk about what the previous version may miss or have to wait for. Its other rules are about taste. */
const rules = new Set([
  'adding-field-with-default',
  'adding-foreign-key-constraint',
  'adding-not-nullable-field',
  'adding-required-field',
  'adding-serial-primary-key-field',
  'ban-drop-column',
  'ban-drop-database',
  'ban-drop-not-null',
  'ban-drop-table',
  'ban-truncate-cascade',
  'changing-column-type',
  'constraint-missing-not-valid',
  'disallowed-unique-constraint',
  'renaming-column',
  'renaming-table',
  'require-concurrent-index-creation',
  'syntax-error',
]);

/** Statements that Squawk accepts although they can harm the previous version. */
const others: [pattern: RegExp, message: string][] = [
  [
    /^\s*drop\s+(function|procedure|trigger|view|materialized|type|domain|schema|sequence)\b/i,
    'The previous version may use it.',
  ],
  [/^\s*drop\s+index\b|\bdrop\s+constraint\b/i, 'The previous version may need it to be fast, or for ON CONFLICT.'],
  [/\bdrop\s+default\b/i, 'The previous version may insert rows without a value.'],
  [/^\s*alter\s+(?!table).*\brename\s/i, 'The previous version uses the old name.'],
  [/\bset\s+schema\b/i, 'The previous version looks for it in the old schema.'],
  [/^\s*truncate\b/i, 'The previous version may need the rows.'],
  [/^\s*do\b/i, 'This check cannot look into a block.'],
];

/** The statements of a migration that can harm a version that does not know it yet, by their lines. */
export async function riskyStatements(sql: string): Promise<Risk[]> {
  const ours = withoutTexts(sql)
    .split('\n')
    .flatMap((text, index) =>
      others.filter(([pattern]) => pattern.test(text)).map(([, message]) => ({ line: index + 1, message })),
    );
  return [...(await askSquawk(sql)), ...ours].sort((one, other) => one.line - other.line);
}

async function askSquawk(sql: string): Promise<Risk[]> {
  const args = [
    '--assume-in-transaction',
    '--pg-version',
    '15',
    '--reporter',
    'json',
    '--no-error-on-unmatched-pattern',
  ];
  const running = promisify(execFile)(process.execPath, [squawk, ...args], { maxBuffer: 64 * 2 ** 20 });
  running.child.stdin?.end(sql);
  // It ends with 1 when it has found something.
  const { stdout } = await running.catch((error: { code: unknown; stdout: string }) => {
    if (error.code === 1 && error.stdout !== '') return error;
    throw error;
  });
  const found: { line: number; message: string; rule_name: string }[] = JSON.parse(stdout);
  return found
    .filter(({ rule_name }) => rules.has(rule_name))
    .map(({ line, message }) => ({ line: line + 1, message }));
}

/** Comments and the bodies of functions become empty. Lines keep their numbers. */
function withoutTexts(sql: string): string {
  return sql.replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$|--.*/g, (text) => text.replaceAll(/[^\n]/g, ''));
}
