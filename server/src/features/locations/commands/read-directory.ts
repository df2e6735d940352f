import { parseRecords } from '../../../platform/documents/csv-records.ts';
import { stateOf } from '../rules/postal-states.ts';
import type { PostOffice } from '../types.ts';

export interface DirectoryProblem {
  line: number;
  reason: string;
}

export interface Directory {
  offices: PostOffice[];
  problems: DirectoryProblem[];
}

/** The names that each column has had, reduced to letters. */
const columns = {
  pincode: ['pincode'],
  name: ['officename'],
  kind: ['officetype'],
  district: ['district', 'districtname'],
  state: ['statename', 'state'],
  delivery: ['delivery', 'deliverystatus'],
};
type Column = keyof typeof columns;
type Places = Record<Column, number>;

/** Reads both formats that India Post has published (docs/pincode-import.md). */
export function readDirectory(source: Uint8Array): Directory {
  const parsed = parseRecords(decode(source));
  if (!parsed.ok) return refuse(parsed.line, parsed.reason);
  const [header, ...records] = parsed.records;
  if (!header) return refuse(1, 'the file is empty');
  const places = findColumns(header.cells);
  const missing = names.find((column) => column !== 'delivery' && places[column] < 0);
  if (missing) return refuse(header.line, `the header has no column ${columns[missing].join(' or ')}`);
  if (records.length === 0) return refuse(header.line, 'the file has a header and no post offices');
  const directory: Directory = { offices: [], problems: [] };
  for (const { line, cells } of records) {
    const isWhole = cells.length === header.cells.length;
    const office = isWhole
      ? readOffice((column) => cells[places[column]] ?? '')
      : `has ${cells.length} cells, the header has ${header.cells.length}`;
    if (typeof office === 'string') directory.problems.push({ line, reason: office });
    else directory.offices.push(office);
  }
  return directory;
}

const names: Column[] = ['pincode', 'name', 'kind', 'district', 'state', 'delivery'];

function refuse(line: number, reason: string): Directory {
  return { offices: [], problems: [{ line, reason }] };
}

/** Older files use the Windows encoding. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function findColumns(header: string[]): Places {
  const folded = header.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''));
  const placeOf = (column: Column) => folded.findIndex((cell) => columns[column].includes(cell));
  return {
    pincode: placeOf('pincode'),
    name: placeOf('name'),
    kind: placeOf('kind'),
    district: placeOf('district'),
    state: placeOf('state'),
    delivery: placeOf('delivery'),
  };
}

type Read = (column: Column) => string;

function readOffice(cell: Read): PostOffice | string {
  const pincode = cell('pincode').replace(/\s/g, '');
  if (!/^[1-9]\d{5}$/.test(pincode)) return `pincode "${cell('pincode')}" must be six digits, the first not 0`;
  const kind = kindOf(cell('kind'));
  if (!kind) return `officetype "${cell('kind')}" must be HO, SO, PO or BO`;
  const [district, named] = [stated(cell('district')), stated(cell('state'))];
  const state = named === null ? null : stateOf(named, district ?? '');
  if (state === undefined) return `statename "${named}" is no state of India`;
  return { pincode, name: cell('name'), kind, delivers: !/^non/i.test(cell('delivery')), district, state };
}

const kinds: Record<string, PostOffice['kind']> = { HO: 'head', GPO: 'head', SO: 'sub', PO: 'sub', BO: 'branch' };

function kindOf(cell: string): PostOffice['kind'] | undefined {
  return kinds[cell.toUpperCase().replace(/[^A-Z]/g, '')];
}

function stated(cell: string): string | null {
  return /^(|na|n\/a|null|nil|-)$/i.test(cell) ? null : cell;
}
