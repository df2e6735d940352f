import pg from 'pg';

/** PostgreSQL plans a statement that was sent so often before. A rare one would only take memory. */
const timesBeforeNamed = 10;

/** Each connection keeps its plans, so their number is limited. */
const mostNames = 250;
const mostTexts = 2_000;

/** A plan for an unknown number of values expects ten. */
const longestList = 20;

const isQuery = /^\s*(?:with|select|insert|update|delete)\b/i;

/** A text, position or likeness that is searched for. The best plan depends on it. */
const searches = /\b(?:i?like|similarity)\b|~|<->|<@|@@|%/i;

/** `on conflict` finds a partial index by its condition, which a plan for all values cannot compare with one. */
const comparesOnConflict = /\bon conflict \([^)]*\) where(?:(?!\bdo\b)[^$])*\$/i;

/** A new column would change the answer, which PostgreSQL refuses for a statement with a name. */
const takesAllColumns = /(?:\bselect|\breturning|\.)\s*\*/i;

function canBeNamed(text: string): boolean {
  if (!isQuery.test(text) || searches.test(text)) return false;
  return !comparesOnConflict.test(text) && !takesAllColumns.test(text);
}

type NameOf = (text: string) => string | undefined;

/** The same text gets the same name on every connection. */
export function createNames(): NameOf {
  const seen = new Map<string, number>();
  const names = new Map<string, string | undefined>();
  return (text) => {
    if (names.has(text) || names.size >= mostNames) return names.get(text);
    const times = (seen.get(text) ?? 0) + 1;
    if (times >= timesBeforeNamed) {
      seen.delete(text);
      names.set(text, canBeNamed(text) ? `frequent_${names.size}` : undefined);
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
 * Names frequent statements, so that PostgreSQL plans them once. Planning took two thirds of its time for a like. It
 * still plans for the values if that has paid off, and always for a search.
 */
export function nameStatements(client: pg.ClientBase, nameOf: NameOf): void {
  const send: Query = (...statement) => Reflect.apply(pg.Client.prototype.query, client, statement);

  function withName(statement: Statement, values: unknown): Statement {
    const name = statement.name === undefined && isShort(values) ? nameOf(statement.text) : undefined;
    return name === undefined ? statement : { ...statement, name };
  }

  const query: Query = (statement, values, ...rest) =>
    send(isStatement(statement) ? withName(statement, values) : statement, values, ...rest);
  Object.assign(client, { query });
}

/** The next transaction may run on a connection that does not know the name. */
export function removeNames(client: pg.ClientBase): void {
  const query: Query = (statement, ...rest) =>
    Reflect.apply(pg.Client.prototype.query, client, [
      isStatement(statement) ? withoutName(statement) : statement,
      ...rest,
    ]);
  Object.assign(client, { query });
}

function withoutName({ name: _, ...statement }: Statement): Statement {
  return statement;
}

/** Not a string, and no object that sends itself, such as a cursor. */
function isStatement(statement: unknown): statement is Statement {
  return typeof statement === 'object' && statement !== null && 'text' in statement && !('submit' in statement);
}

function isShort(values: unknown): boolean {
  return Array.isArray(values) && values.every((value) => !Array.isArray(value) || value.length <= longestList);
}
