import { fileProblem, type ImportProblem } from './import-problems.ts';

type Kind = 'text' | 'number' | 'flag' | 'list';

/** docs/garage-import.md */
const columns: Record<string, Kind> = {
  record: 'text',
  external_id: 'text',
  name: 'text',
  image_url: 'text',
  location: 'text',
  latitude: 'number',
  longitude: 'number',
  status: 'text',
  categories: 'list',
  vehicle_types: 'list',
  is_featured: 'flag',
  featured_order: 'number',
  average_rating: 'number',
  total_reviews: 'number',
  description: 'text',
  price: 'number',
  duration: 'number',
  service_types: 'list',
  phone: 'text',
  day_of_week: 'number',
  start_time: 'text',
  end_time: 'text',
  is_available: 'flag',
};

const required = [
  ...['record', 'external_id', 'name', 'location', 'latitude', 'longitude', 'categories', 'vehicle_types'],
  ...['price', 'duration', 'day_of_week', 'start_time', 'end_time'],
];

export function findHeaderProblem(line: number, header: string[]): ImportProblem | undefined {
  const unknown = header.find((column) => !Object.hasOwn(columns, column));
  if (unknown !== undefined) return inHeader(line, unknown, 'is not a known column');
  const twice = header.find((column, index) => header.indexOf(column) !== index);
  if (twice !== undefined) return inHeader(line, twice, 'stands twice in the header');
  const missing = required.find((column) => !header.includes(column));
  return missing === undefined ? undefined : inHeader(line, missing, 'is missing in the header');
}

/** A cell that does not fit its column's type stays text, and the validation of the garage reports it. */
export function readCell(column: string, cell: string): unknown {
  const kind = columns[column];
  if (kind === 'number' && /^-?\d+(\.\d+)?$/.test(cell)) return Number(cell);
  if (kind === 'flag' && (cell === 'true' || cell === 'false')) return cell === 'true';
  if (kind === 'list') return cell.split('|').map((part) => part.trim());
  return cell;
}

export function keyOf(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function columnOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function inHeader(line: number, column: string, reason: string): ImportProblem {
  return { ...fileProblem(line, reason), field: column === '' ? 'a column without a name' : column };
}
