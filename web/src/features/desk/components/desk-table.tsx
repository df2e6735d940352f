import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/ui/cn.ts';
import type { Sort } from '../types.ts';

export interface DeskColumn<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Rows can be sorted by this column. */
  isSortable?: boolean;
  /** Hidden on a phone, where the first column shows the same in short. */
  isWide?: boolean;
  isFigure?: boolean;
}

interface DeskTableProps<Row> {
  /** Caption for screen readers. */
  caption: string;
  columns: readonly DeskColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

/** A dense table. Columns that do not fit a phone are hidden there, so the page never scrolls sideways. */
export function DeskTable<Row>({ caption, columns, rows, rowKey, sort, onSort }: DeskTableProps<Row>) {
  return (
    <div className="scroll-row rounded-card border border-border bg-surface">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-border border-b bg-surface-sunken text-start text-text-muted dark:bg-surface-raised">
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {rows.map((row) => (
            <tr key={rowKey(row)} className="hover:bg-text/3 dark:hover:bg-text/5">
              {columns.map((column) => (
                <td key={column.key} className={cn('px-3 py-2 align-top', lookOf(column))}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function lookOf({ isWide, isFigure }: Pick<DeskColumn<never>, 'isWide' | 'isFigure'>) {
  return cn(isWide && 'max-md:hidden', isFigure ? 'text-end tabular-nums' : 'text-start');
}

interface ColumnHeadProps {
  column: Omit<DeskColumn<never>, 'cell'>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

function ColumnHead({ column, sort, onSort }: ColumnHeadProps) {
  const isSorted = sort?.by === column.key;
  const look = cn('px-3 py-1 font-semibold', lookOf(column));
  if (!column.isSortable || !onSort) {
    return (
      <th scope="col" className={cn(look, 'py-2.5')}>
        {column.title}
      </th>
    );
  }
  const Arrow = isSorted && sort.isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={look}
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        onClick={() => onSort({ by: column.key, isDescending: isSorted && !sort.isDescending })}
        className="inline-flex min-h-9 items-center gap-1 rounded-control hover:text-text"
      >
        {column.title}
        <Arrow aria-hidden="true" className={cn('size-4', !isSorted && 'opacity-0')} />
      </button>
    </th>
  );
}
