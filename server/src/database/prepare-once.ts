import type { Database } from './pool.ts';

/** Builds a statement once per database or transaction, for each combination of its optional parts (`Shape`). */
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

/** Use this if a statement's best plan depends on its values, because a named one soon gets one plan for all. */
export const unnamed = '';
