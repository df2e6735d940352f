import type { z } from 'zod';
import type { GarageDraft, Reading, ValuePath } from './import-draft.ts';
import { type Checked, findOverlaps, findRepeats, type Issue } from './import-lists.ts';
import { type ImportProblem, reasonFor, withValue } from './import-problems.ts';
import { garageHead, type ImportedGarage, mechanicRow, serviceRow, slotRow } from './import-schema.ts';

export function validateReading(reading: Reading): { garages: ImportedGarage[]; problems: ImportProblem[] } {
  const problems = [...reading.problems];
  const checked: ImportedGarage[] = [];
  const firstLines = new Map<string, number>();
  for (const draft of reading.drafts) {
    const { garage, issues } = checkGarage(draft.value);
    problems.push(...issues.map((issue) => problemAt(draft, issue)));
    problems.push(...findReuse(draft, firstLines));
    if (issues.length === 0 && garage !== undefined) checked.push(garage);
  }
  const bad = new Set(problems.map((problem) => problem.externalId));
  problems.sort((a, b) => a.line - b.line);
  return { garages: checked.filter((garage) => !bad.has(garage.externalId)), problems };
}

function problemAt(draft: GarageDraft, { path, reason }: Issue): ImportProblem {
  const { line, field } = draft.locate(path);
  return { line, externalId: draft.externalId, field: path.length === 0 ? null : field, reason };
}

function findReuse(draft: GarageDraft, firstLines: Map<string, number>): ImportProblem[] {
  if (draft.externalId === null) return [];
  const key = draft.externalId.normalize('NFC');
  const { line } = draft.locate([]);
  const first = firstLines.get(key);
  if (first !== undefined)
    return [problemAt(draft, { path: ['externalId'], reason: `is already used on line ${first}` })];
  firstLines.set(key, line);
  return [];
}

function checkGarage(value: unknown): { garage: ImportedGarage | undefined; issues: Issue[] } {
  const head = parse(garageHead, value, []);
  const services = checkList(serviceRow, value, 'services');
  const mechanics = checkList(mechanicRow, value, 'mechanics');
  const slots = checkList(slotRow, value, 'slots');
  const issues = [
    ...head.issues,
    ...[...services, ...mechanics, ...slots].flatMap((row) => row.issues),
    ...findRepeats('services', services),
    ...findRepeats('mechanics', mechanics),
    ...findOverlaps(slots),
  ];
  if (head.value === undefined) return { garage: undefined, issues };
  const garage = {
    ...head.value,
    services: valuesOf(services),
    mechanics: valuesOf(mechanics),
    slots: valuesOf(slots),
  };
  return { garage, issues };
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown, base: ValuePath): Checked<z.output<Schema>> {
  const result = schema.safeParse(value, { error: reasonFor });
  if (result.success) return { value: result.data, issues: [] };
  return { value: undefined, issues: result.error.issues.flatMap((issue) => issuesOf(issue, value, base)) };
}

function issuesOf(issue: z.core.$ZodIssue, value: unknown, base: ValuePath): Issue[] {
  const path = [...base, ...issue.path];
  if (issue.code !== 'unrecognized_keys') return [{ path, reason: withValue(issue, value) }];
  return issue.keys.map((key) => ({ path: [...path, key], reason: issue.message }));
}

function checkList<Schema extends z.ZodType>(
  schema: Schema,
  garage: unknown,
  key: string,
): Checked<z.output<Schema>>[] {
  if (typeof garage !== 'object' || garage === null) return [];
  const list: unknown = Reflect.get(garage, key);
  return Array.isArray(list) ? list.map((row, index) => parse(schema, row, [key, index])) : [];
}

function valuesOf<Value>(rows: Checked<Value>[]): Value[] {
  return rows.flatMap((row) => row.value ?? []);
}
