import { type SQL, sql } from 'drizzle-orm';

export interface Section {
  name: string;
  table: string;
  where: (userId: string) => SQL;
  /** SQL expressions by their names in the export. Without it, all columns but those that are left out. */
  shown?: Record<string, string>;
  leftOut?: LeftOut;
  orderBy?: string;
}

/** Columns by the reason why the export does not contain them. */
export type LeftOut = { [Reason in 'secret' | 'internal' | 'other people']?: string[] };

/** The table has a column `user_id`, which would be the same in every row. */
export function own(name: string, table: string, leftOut: LeftOut = {}): Section {
  const internal = ['user_id', ...(leftOut.internal ?? [])];
  return { name, table, where: ownedBy('user_id'), leftOut: { ...leftOut, internal } };
}

export function ownedBy(column: string): Section['where'] {
  return (userId) => sql`t.${sql.identifier(column)} = ${userId}`;
}

export function selectRows({ table, where, shown, leftOut = {}, orderBy }: Section, userId: string): SQL {
  const order = sql.raw(orderBy ? `order by ${orderBy}` : '');
  return sql`select ${shown ? build(shown) : allBut(leftOut)} from ${sql.identifier(table)} t where ${where(userId)} ${order}`;
}

function build(shown: Record<string, string>): SQL {
  return sql.raw(`jsonb_build_object(${Object.entries(shown).map(([name, value]) => `'${name}', ${value}`)})`);
}

function allBut(leftOut: LeftOut): SQL {
  const names = JSON.stringify(Object.values(leftOut).flat());
  return sql`to_jsonb(t) - array(select jsonb_array_elements_text(${names}::jsonb))`;
}
