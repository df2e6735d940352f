import type { Database } from './pool.ts';

/**
 * Builds a statement once per database or transaction, and not on every call. `Shape` lists which optional parts it
 * has; each combination is a separate statement.
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
 * For a statement whose best plan depends on its values, so that PostgreSQL plans it on each call. A named statement is
 * parsed once per connection and soon gets one plan for all values.
 */
export const unnamed = '';
