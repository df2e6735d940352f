import type { ClientBase } from 'pg';

/** PostgreSQL plans a statement that was sent so often before. A rare one would only take memory. */
const timesBeforeNamed = 10;

/** Each connection keeps its plans, so their number is limited. */
const mostNames = 250;
const mostTexts = 2_000;

/** A plan for an unknown number of values expects ten. */
const longestList = 20;

type NameOf = (text: string) => string | undefined;

/** The same text gets the same name on every connection. */
export function createNames(): NameOf {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= mostNames) return name;
    const times = (seen.get(text) ?? 0) + 1;
    if (times >= timesBeforeNamed) {
      seen.delete(text);
      names.set(text, `frequent_${names.size}`);
    } else if (seen.size < mostTexts || times > 1) seen.set(text, times);
    return names.get(text);
  };
}

interface Statement {
  text: string;
  name?: string;
}

type Query = (statement: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/**
 * Names frequent statements of transactions, so that PostgreSQL plans them once. Planning took two thirds of its time
 * for a like. Statements outside a transaction, such as searches, have better plans for their own values.
 */
export function nameStatements(client: ClientBase, nameOf: NameOf): void {
  const send = client.query.bind(client) as Query;
  let isInTransaction = false;

  function withName(statement: Statement, values: unknown): Statement {
    const mayBeNamed = isInTransaction && statement.name === undefined && isShort(values);
    const name = mayBeNamed ? nameOf(statement.text) : undefined;
    return name === undefined ? statement : { ...statement, name };
  }

  const query: Query = (statement, values, ...rest) => {
    const text = typeof statement === 'string' ? statement : (statement as Partial<Statement>).text;
    if (text !== undefined && /^(?:begin|commit|rollback)\b(?! to\b)/i.test(text))
      isInTransaction = /^begin/i.test(text);
    else if (isStatement(statement)) return send(withName(statement, values), values, ...rest);
    return send(statement, values, ...rest);
  };
  Object.assign(client, { query });
}

/** Not a string, and no object that sends itself, such as a cursor. */
function isStatement(statement: unknown): statement is Statement {
  return typeof statement === 'object' && statement !== null && 'text' in statement && !('submit' in statement);
}

function isShort(values: unknown): boolean {
  if (!Array.isArray(values) || values.length === 0) return false;
  return values.every((value) => !Array.isArray(value) || value.length <= longestList);
}
