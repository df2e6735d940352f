import type { ValuePath } from './import-draft.ts';
import type { SlotRow } from './import-schema.ts';

export interface Issue {
  path: ValuePath;
  reason: string;
}

export interface Checked<Value> {
  value: Value | undefined;
  issues: Issue[];
}

export function findRepeats(key: string, rows: Checked<{ name: string }>[]): Issue[] {
  const names = new Set<string>();
  return rows.flatMap(({ value }, index) => {
    if (value === undefined) return [];
    if (names.has(value.name)) return [{ path: [key, index, 'name'], reason: 'is already used in this garage' }];
    names.add(value.name);
    return [];
  });
}

/** Reports the slot that is further down in the file. */
export function findOverlaps(rows: Checked<SlotRow>[]): Issue[] {
  const slots = rows.flatMap(({ value }, index) => (value === undefined ? [] : [{ ...value, index }]));
  slots.sort((a, b) => a.dayOfWeek - b.dayOfWeek || (a.startTime < b.startTime ? -1 : 1));
  const issues: Issue[] = [];
  let longest = slots[0];
  for (const slot of slots.slice(1)) {
    if (longest?.dayOfWeek === slot.dayOfWeek && slot.startTime < longest.endTime) {
      const [upper, lower] = slot.index > longest.index ? [longest, slot] : [slot, longest];
      const reason = `overlaps the slot ${upper.startTime} to ${upper.endTime} of that day`;
      issues.push({ path: ['slots', lower.index, 'startTime'], reason });
      if (slot.endTime <= longest.endTime) continue;
    }
    longest = slot;
  }
  return issues;
}
