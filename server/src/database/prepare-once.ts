import type { Database } from './pool.ts';

/**
 * Puts a statement together once for each database, or transaction, instead of at every call. Its shape says which of its
 * optional parts it has: each combination is a statement of its own.
 */
export function prepareOnce<Statement, Shape extends (boolean | string)[] = []>(
  build: (db: Database, ...shape: Shape) => Statement,
): (db: Database, ...shape: Shape) => Statement {
  const built = new WeakMap<Database, Map<string, Statement>>();
  return (db, ...shape) => {
    const statements = built.get(db) ?? new Map<string, Statement>();
    built.set(db, statements);
    const key = shape.join();
    const statement = statements.get(key) ?? build(db, ...shape);
    statements.set(key, statement);
    return statement;
  };
}

/**
 * For a statement that PostgreSQL shall plan anew at each call, because its best plan depends on the values. A named one
 * is parsed once by each connection and soon has one plan for all values.
 */
export const unnamed = '';
