import { limits } from '@pahiya/contract/shared/limits';
import type pg from 'pg';
import { feed } from './feed-statement.ts';
import { garage, inCity, inCityOfMany, nearest, type Statement, slots } from './garage-statements.ts';

/** The part of a pool that is used here. */
export type Pool = Pick<pg.Pool, 'query'>;

type Answer = (pool: Pool, values: unknown[]) => Promise<string>;

/** Each statement is the fastest that we could write by hand for the product's answer. */
export const answers = {
  'nearby, by city': list(inCity),
  'nearby, by city, of a million': list(inCityOfMany),
  'nearby, by coordinates': list(nearest),
  garage: one(garage),
  slots: one(slots),
  'feed, signed in': page(feed),
  'nothing from the database': async () => '{"google":false}',
} satisfies Record<string, Answer>;

export type Read = keyof typeof answers;

async function read(pool: Pool, statement: Statement, values: unknown[]): Promise<string[][]> {
  return (await pool.query({ ...statement, values, rowMode: 'array' })).rows;
}

function list(statement: Statement): Answer {
  return async (pool, values) => `[${(await read(pool, statement, values)).join(',')}]`;
}

function one(statement: Statement): Answer {
  return async (pool, values) => {
    const [[text] = []] = await read(pool, statement, values);
    if (text === undefined) throw new Error(`${statement.name} finds nothing`);
    return text;
  };
}

/** Each row holds an item and its place, which the cursor needs. */
function page(statement: Statement): Answer {
  return async (pool, values) => {
    const rows = await read(pool, statement, values);
    const shown = rows.slice(0, limits.pageSize);
    const [, ...place] = shown.at(-1) ?? [];
    const cursor = rows.length > shown.length ? Buffer.from(JSON.stringify(place)).toString('base64url') : null;
    return `{"items":[${shown.map(([text]) => text).join(',')}],"nextCursor":${JSON.stringify(cursor)}}`;
  };
}
