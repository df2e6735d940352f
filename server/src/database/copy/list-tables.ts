import pg from 'pg';

export interface Table {
  name: string;
  /** Without those that the database computes. */
  columns: string[];
  /** On the disk, roughly the size of its rows. */
  bytes: number;
}

/** The product's tables, without those of extensions and of the job queue, which fills its own at every start. */
const query = `
  select c.relname as name, pg_table_size(c.oid)::float8 as bytes, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.oid
  order by c.relname`;

export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  return (await client.query<Table>(query)).rows;
}

export function tableName(name: string): string {
  return `public.${pg.escapeIdentifier(name)}`;
}

/** For both directions of `copy`. */
export function copiedColumns({ name, columns }: Pick<Table, 'name' | 'columns'>): string {
  return `${tableName(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}
