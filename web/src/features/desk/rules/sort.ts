import type { Sort } from '../types.ts';

/** The order in the address; `fallback` when it names none of `columns`. */
export function sortOf(value: unknown, columns: readonly string[], fallback: Sort): Sort {
  if (typeof value !== 'string') return fallback;
  const isDescending = value.startsWith('-');
  const by = isDescending ? value.slice(1) : value;
  return columns.includes(by) ? { by, isDescending } : fallback;
}

export function sortText({ by, isDescending }: Sort): string {
  return isDescending ? `-${by}` : by;
}

export function sorted<Row>(rows: readonly Row[], sort: Sort, read: (row: Row, by: string) => string | number): Row[] {
  const direction = sort.isDescending ? -1 : 1;
  return rows.toSorted((one, other) => direction * compare(read(one, sort.by), read(other, sort.by)));
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), undefined, { numeric: true });
}
