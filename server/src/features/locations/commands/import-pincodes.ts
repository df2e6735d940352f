import { readFileSync } from 'node:fs';
import type { PincodeTable } from '@pahiya/contract/shared/pincodes';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { createPlaceOfOffices } from '../rules/place-of-offices.ts';
import type { CityIndex, PostOffice } from '../types.ts';
import { type DirectoryProblem, readDirectory } from './read-directory.ts';

interface Request {
  source: Uint8Array;
  cities: CityIndex;
  skipBad: boolean;
}

export interface PincodeSummary {
  pincodes: number;
  added: number;
  changed: number;
  removed: number;
  /** Number of PIN codes without a plausible place. The built-in table answers for them. */
  unclear: number;
}

export type PincodeOutcome =
  | { ok: true; summary: PincodeSummary; problems: DirectoryProblem[] }
  | { ok: false; problems: DirectoryProblem[] };

interface Row {
  pincode: number;
  city: string;
  state: string;
}

/** Changes nothing if a line is invalid, unless `skipBad`. */
export async function importPincodes(db: Database, { source, cities, skipBad }: Request): Promise<PincodeOutcome> {
  const { offices, problems } = readDirectory(source);
  if (offices.length === 0 || (problems.length > 0 && !skipBad)) return { ok: false, problems };
  const byPincode = Map.groupBy(offices, ({ pincode }) => pincode);
  const rows = rowsOf(byPincode, cities);
  const counts = await writePincodes(db, rows);
  return { ok: true, summary: { pincodes: rows.length, unclear: byPincode.size - rows.length, ...counts }, problems };
}

const tableFile = new URL('../../../../../contract/data/pincodes.json', import.meta.url);

function rowsOf(byPincode: Map<string, PostOffice[]>, cities: CityIndex): Row[] {
  const table: PincodeTable = JSON.parse(readFileSync(tableFile, 'utf8'));
  const placeOfOffices = createPlaceOfOffices({ cities, table });
  return [...byPincode].flatMap(([pincode, offices]) => {
    const place = placeOfOffices(offices);
    return place ? [{ pincode: Number(pincode), ...place }] : [];
  });
}

const importLock = 7_240_313;

/** Readers see the old places until the new ones are complete. */
async function writePincodes(db: Database, rows: Row[]) {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    const { rows: counted } = await tx.execute<{ added: number; changed: number; removed: number }>(sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (pincode integer, city text, state text)
      ), gone as (
        delete from pincodes where not exists (select from given where given.pincode = pincodes.pincode) returning 1
      ), written as (
        insert into pincodes (pincode, city, state) select pincode, city, state from given
        on conflict (pincode) do update set city = excluded.city, state = excluded.state
          where (pincodes.city, pincodes.state) is distinct from (excluded.city, excluded.state)
        returning xmax = 0 as is_new
      )
      select
        (select count(*)::integer from written where is_new) as added,
        (select count(*)::integer from written where not is_new) as changed,
        (select count(*)::integer from gone) as removed`);
    await tx.execute(sql`analyze pincodes`);
    const [counts] = counted;
    if (!counts) throw new Error('The pincodes were not counted');
    return counts;
  });
}
