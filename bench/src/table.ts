import { formatMegabytes } from './format.ts';

export interface Table {
  title: string;
  columns: string[];
  rows: Row[];
  /** Explains how to read the numbers. */
  notes?: string[];
  /** Markdown, for a separate file. */
  plans?: string[];
  /** The node's highest memory in this section, in bytes. */
  memory?: number;
}

export interface Row {
  cells: string[];
  /** Undefined for a row without a budget. */
  isWithin?: boolean;
}

/** Budget of a node with its threads, under any load, without the database. */
const mostBytes = 512 * 1024 * 1024;

/** Renders Markdown that is also readable in a terminal. */
export function renderTable({ title, columns, rows, notes = [], memory }: Table): string {
  const lines = [[...columns, 'ok?'], ...rows.map((row) => [...row.cells, verdict(row)])];
  const widths = columns.concat('ok?').map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const [head = '', ...body] = lines.map((line) => toLine(line, widths));
  const rule = toLine(
    widths.map((width) => '-'.repeat(width)),
    widths,
  );
  const explained = memory === undefined ? notes : [sayMemory(memory), ...notes];
  return [`### ${title}`, '', head, rule, ...body, '', ...explained.flatMap((note) => [note, ''])].join('\n');
}

export function isMissed({ rows, memory = 0 }: Table): boolean {
  return memory >= mostBytes || rows.some((row) => row.isWithin === false);
}

function sayMemory(memory: number): string {
  const [highest, most] = [memory, mostBytes].map(formatMegabytes);
  return `Highest memory of the node: ${highest}, budget < ${most}: ${verdict({ cells: [], isWithin: memory < mostBytes })}.`;
}

function verdict({ isWithin }: Row): string {
  if (isWithin === undefined) return '';
  return isWithin ? 'yes' : 'NO';
}

function toLine(cells: string[], widths: number[]): string {
  return `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
}
