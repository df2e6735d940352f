import { type Risk, riskyStatements } from './risky-statements.ts';

/** Migrations up to this one landed before the rule, and landed ones are never edited. */
const lastBeforeRule = '0034';

/** At least three words. */
const reason = /^\s*--\s*previous version:(\s+\S+){3}/i;
const endOfStatement = /^(?!\s*-- ).*;\s*(--.*)?$|--> statement-breakpoint/;

/** Problems of a migration whose risky statements do not say why the previous version survives them. */
export async function previousVersionProblems(file: string, sql: string): Promise<string[]> {
  if (file.slice(0, 4) <= lastBeforeRule) return [];
  const lines = sql.split('\n');
  const risks = await riskyStatements(sql);
  return risks.filter(({ line }) => !hasReason(lines, line)).map((risk) => `${file}:${risk.line}: ${advice(risk)}`);
}

function hasReason(lines: readonly string[], line: number): boolean {
  const above = lines.slice(0, line - 1);
  const start = above.findLastIndex((text) => endOfStatement.test(text)) + 1;
  return above.slice(start).some((text) => reason.test(text));
}

function advice({ message }: Risk): string {
  return `${message} If nodes of the previous version survive it, write why above it: -- previous version: …`;
}
