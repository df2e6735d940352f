import { type CsvRecord, parseRecords } from '../../../platform/documents/csv-records.ts';
import { columnOf, findHeaderProblem, keyOf, readCell } from './import-csv-columns.ts';
import type { GarageDraft, ReadOutcome, ValuePath } from './import-draft.ts';
import { fileProblem, type ImportProblem } from './import-problems.ts';

interface Row {
  line: number;
  values: Record<string, unknown>;
}

/** Its rows may be anywhere in the file. */
interface Group {
  garage?: Row;
  isBroken: boolean;
  services: Row[];
  mechanics: Row[];
  slots: Row[];
}

const partOfRecord = { service: 'services', mechanic: 'mechanics', slot: 'slots' } as const;
type Part = (typeof partOfRecord)[keyof typeof partOfRecord];

export function readCsv(text: string): ReadOutcome {
  const parsed = parseRecords(text);
  if (!parsed.ok) return { ok: false, problem: fileProblem(parsed.line, parsed.reason) };
  const [header, ...records] = parsed.records;
  if (header === undefined) return { ok: false, problem: fileProblem(1, 'the file is empty') };
  const headerProblem = findHeaderProblem(header.line, header.cells);
  if (headerProblem !== undefined) return { ok: false, problem: headerProblem };

  const groups = new Map<string, Group>();
  const problems = records.flatMap((record) => addRecord(groups, header.cells, record) ?? []);
  const drafts: GarageDraft[] = [];
  for (const [externalId, group] of groups) {
    if (group.garage) drafts.push(draftOf(externalId, group.garage, group));
    else if (!group.isBroken) problems.push(...orphansOf(externalId, group));
  }
  return { ok: true, reading: { drafts, problems, isDemonstration: false } };
}

function addRecord(groups: Map<string, Group>, header: string[], record: CsvRecord): ImportProblem | undefined {
  const externalId = cellOf('external_id', header, record.cells).normalize('NFC') || null;
  if (externalId === null) return { line: record.line, externalId, field: 'external_id', reason: 'is missing' };
  const group = groups.get(externalId) ?? { isBroken: false, services: [], mechanics: [], slots: [] };
  groups.set(externalId, group);
  const misplaced = place(group, header, record);
  if (misplaced === undefined) return undefined;
  group.isBroken = true;
  return { line: record.line, externalId, ...misplaced };
}

function place(
  group: Group,
  header: string[],
  { line, cells }: CsvRecord,
): Pick<ImportProblem, 'field' | 'reason'> | undefined {
  if (cells.length !== header.length) {
    return { field: null, reason: `has ${cells.length} cells, the header has ${header.length}` };
  }
  const kind = cellOf('record', header, cells);
  const row = { line, values: valuesOf(header, cells) };
  if (isPartRecord(kind)) {
    group[partOfRecord[kind]].push(row);
    return undefined;
  }
  if (kind !== 'garage') return { field: 'record', reason: 'must be one of garage, service, mechanic, slot' };
  if (group.garage) return { field: 'external_id', reason: `is already used on line ${group.garage.line}` };
  group.garage = row;
  return undefined;
}

function cellOf(column: string, header: string[], cells: string[]): string {
  return cells[header.indexOf(column)] ?? '';
}

function isPartRecord(kind: string): kind is keyof typeof partOfRecord {
  return Object.hasOwn(partOfRecord, kind);
}

function valuesOf(header: string[], cells: string[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  header.forEach((column, index) => {
    const cell = cells[index] ?? '';
    if (cell === '' || column === 'record' || column === 'external_id') return;
    values[keyOf(column)] = readCell(column, cell);
  });
  return values;
}

function draftOf(externalId: string, garage: Row, group: Group): GarageDraft {
  const valuesIn = (part: Part) => group[part].map((row) => row.values);
  return {
    externalId,
    value: {
      ...garage.values,
      externalId,
      services: valuesIn('services'),
      mechanics: valuesIn('mechanics'),
      slots: valuesIn('slots'),
    },
    locate: (path) => locate(path, garage, group),
  };
}

function locate([first, index, field]: ValuePath, garage: Row, group: Group): { line: number; field: string } {
  const isPart = first === 'services' || first === 'mechanics' || first === 'slots';
  const row = isPart && typeof index === 'number' ? group[first][index] : undefined;
  return { line: (row ?? garage).line, field: columnOf(String(row === undefined ? first : (field ?? first))) };
}

function orphansOf(externalId: string, { services, mechanics, slots }: Group): ImportProblem[] {
  const reason = 'belongs to no garage row of this file';
  return [...services, ...mechanics, ...slots].map(({ line }) => ({ line, externalId, field: 'external_id', reason }));
}
