export interface Table {
  title: string;
  columns: string[];
  rows: Row[];
  /** Explains how to read the numbers. */
  notes?: string[];
  /** Markdown, for a separate file. */
  plans?: string[];
}

export interface Row {
  cells: string[];
  /** Undefined for a row without a budget. */
  isWithin?: boolean;
}

/** Also readable in a terminal. */
export function renderTable({ title, columns, rows, notes = [] }: Table): string {
  const lines = [[...columns, 'ok?'], ...rows.map((row) => [...row.cells, verdict(row)])];
  const widths = columns.concat('ok?').map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const [head = '', ...body] = lines.map((line) => toLine(line, widths));
  const rule = toLine(
    widths.map((width) => '-'.repeat(width)),
    widths,
  );
  return [`## ${title}`, '', head, rule, ...body, '', ...notes.flatMap((note) => [note, ''])].join('\n');
}

export function isMissed({ rows }: Table): boolean {
  return rows.some((row) => row.isWithin === false);
}

function verdict({ isWithin }: Row): string {
  if (isWithin === undefined) return '';
  return isWithin ? 'yes' : 'NO';
}

function toLine(cells: string[], widths: number[]): string {
  return `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
}
