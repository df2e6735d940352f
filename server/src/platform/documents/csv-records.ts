import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRecord {
  /** Line on which the record begins; a quoted cell may contain line breaks. */
  line: number;
  cells: string[];
}

export type CsvRecords = { ok: true; records: CsvRecord[] } | { ok: false; line: number; reason: string };

const quoteReasons: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'opens a quote that is never closed',
  INVALID_OPENING_QUOTE: 'has a quote in the middle of a cell: put the whole cell in quotes and double those inside',
  CSV_INVALID_CLOSING_QUOTE: 'has text after a closing quote: double the quotes inside a quoted cell',
};

/** RFC 4180. Blank lines are skipped but counted. */
export function parseRecords(text: string): CsvRecords {
  const records: CsvRecord[] = [];
  let lastLine = 0;
  try {
    // Inside quotes the parser would count a CR LF as two lines.
    parse(text.replace(/\r\n?/g, '\n'), {
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }) => {
        const breaks = cells.join('').split('\n').length - 1;
        records.push({ line: lines - breaks, cells: cells.map((cell) => cell.trim()) });
        lastLine = lines;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = error.code === 'CSV_QUOTE_NOT_CLOSED' ? lastLine + 1 : Number(error.lines);
    return { ok: false, line, reason: quoteReasons[error.code] ?? `is not valid CSV (${error.code})` };
  }
  return { ok: true, records };
}
