export type CsvValue = string | number | boolean | null;

/** One line of RFC 4180, including its line ending. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/**
 * A text that a spreadsheet would take for a formula gets a leading apostrophe: customers' texts must neither calculate
 * nor fetch anything on the machine of the person who opens the file. Numbers are our own.
 */
function cell(value: CsvValue): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = /^[=+\-@\t\r\n]/.test(value.trimStart()) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
