import type { Database } from './pool.ts';

/** Puts a statement together once for each database, or transaction, instead of at every call. */
export function prepareOnce<Statement>(build: (db: Database) => Statement): (db: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}
