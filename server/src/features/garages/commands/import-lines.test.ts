import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { ImportFormat } from './import-draft.ts';
import { describeProblem } from './import-problems.ts';
import { readGarages } from './import-read.ts';
import { validateReading } from './import-validate.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const sample = (format: ImportFormat) =>
  readFile(new URL(`../../../../data/sample-garages.${format}`, import.meta.url));

function check(source: Uint8Array | string, format: ImportFormat) {
  const outcome = readGarages(typeof source === 'string' ? bytes(source) : source, format);
  if (!outcome.ok) return { garages: [], lines: [describeProblem(outcome.problem)] };
  const { garages, problems } = validateReading(outcome.reading);
  return { garages, lines: problems.map(describeProblem) };
}

const service = { name: 'Oil change', price: 900, duration: 60 };
const slot = { dayOfWeek: 1, startTime: '09:00', endTime: '10:00' };
const garage = {
  externalId: 'g1',
  name: 'Neem Tree Motors',
  location: 'Indiranagar, Bengaluru',
  latitude: 12.97,
  longitude: 77.64,
  categories: ['car-service'],
  vehicleTypes: ['car'],
  services: [service],
  slots: [slot],
};

/** The garages are on lines 2, 3, … */
function json(...garages: unknown[]): string {
  return `{"garages":[\n${garages.map((one) => JSON.stringify(one)).join(',\n')}\n]}`;
}

test('the sample files contain the same garages', async () => {
  const fromJson = check(await sample('json'), 'json');
  const fromCsv = check(await sample('csv'), 'csv');
  expect(fromJson.lines).toEqual([]);
  expect(fromCsv.lines).toEqual([]);
  expect(withMechanics(fromCsv.garages)).toEqual(withMechanics(fromJson.garages));
  expect(fromJson.garages).toHaveLength(2);
});

function withMechanics(garages: object[]) {
  return garages.map((one) => ({ mechanics: [], ...one }));
}

test.each<[string, unknown, string]>([
  ['nothing', null, 'line 2: is missing'],
  ['no external id', { ...garage, externalId: undefined }, 'line 2: externalId: is missing'],
  ['an unknown key', { ...garage, rank: 1 }, 'line 2: g1 rank: does not belong here'],
  ['a blank name', { ...garage, name: '  ' }, 'line 2: g1 name: must not be empty'],
  ...['#N/A', 'null', '-', 'N/A', 'None', 'undefined', '--', '#REF!'].flatMap((name): [string, object, string][] => [
    [`${name} for a garage`, { ...garage, name }, `line 2: g1 name: must be a name (found "${name}")`],
    [
      `${name} for a service`,
      { ...garage, services: [{ ...service, name }] },
      `line 2: g1 services[0].name: must be a name (found "${name}")`,
    ],
    [
      `${name} for a mechanic`,
      { ...garage, mechanics: [{ name }] },
      `line 2: g1 mechanics[0].name: must be a name (found "${name}")`,
    ],
  ]),
  ['a number for a name', { ...garage, name: 5 }, 'line 2: g1 name: must be text (found 5)'],
  [
    'a zero character',
    { ...garage, name: 'a\0b' },
    'line 2: g1 name: must not hold control characters (found "a\\u0000b")',
  ],
  [
    'half a character',
    { ...garage, location: 'a\ud800' },
    'line 2: g1 location: must not hold control characters (found "a\\ud800")',
  ],
  ['text for a coordinate', { ...garage, latitude: '12' }, 'line 2: g1 latitude: must be a number (found "12")'],
  ['a place in Europe', { ...garage, latitude: 48.1 }, 'line 2: g1 latitude: must be between 6 and 38 (found 48.1)'],
  ['no coordinates', { ...garage, longitude: null }, 'line 2: g1 longitude: is missing'],
  [
    'an unknown status',
    { ...garage, status: 'open' },
    'line 2: g1 status: must be one of active, inactive (found "open")',
  ],
  [
    'an unknown category',
    { ...garage, categories: ['car-service', 'boats'] },
    'line 2: g1 categories[1]: must be one of car-service, bike-service, doorstep-service, car-modifications (found "boats")',
  ],
  ['no category', { ...garage, categories: [] }, 'line 2: g1 categories: must name at least one'],
  [
    'a type twice',
    { ...garage, vehicleTypes: ['car', 'car'] },
    'line 2: g1 vehicleTypes: must not name anything twice',
  ],
  [
    'a script as picture',
    { ...garage, imageUrl: 'javascript:x' },
    'line 2: g1 imageUrl: must be an https address, or a path that begins with / (found "javascript:x")',
  ],
  [
    'reviews without rating',
    { ...garage, totalReviews: 3 },
    'line 2: g1 totalReviews: needs average rating and total reviews together, or neither (found 3)',
  ],
  [
    'a rating above five',
    { ...garage, averageRating: 5.1, totalReviews: 3 },
    'line 2: g1 averageRating: must be between 1 and 5 (found 5.1)',
  ],
  [
    'a rating too fine',
    { ...garage, averageRating: 4.123, totalReviews: 3 },
    'line 2: g1 averageRating: must have at most two decimals (found 4.123)',
  ],
  ['no service', { ...garage, services: [] }, 'line 2: g1 services: must name at least one'],
  ['no slot', { ...garage, slots: undefined }, 'line 2: g1 slots: is missing'],
  ['services that are no list', { ...garage, services: 'all' }, 'line 2: g1 services: must be a list (found "all")'],
  [
    'half a rupee',
    { ...garage, services: [{ ...service, price: 9.5 }] },
    'line 2: g1 services[0].price: must be a whole number (found 9.5)',
  ],
  [
    'a negative price',
    { ...garage, services: [{ ...service, price: -1 }] },
    'line 2: g1 services[0].price: must be at least 0 (found -1)',
  ],
  [
    'no minutes',
    { ...garage, services: [{ ...service, duration: 0 }] },
    'line 2: g1 services[0].duration: must be a whole number between 1 and 10080 (found 0)',
  ],
  [
    'a service twice',
    { ...garage, services: [service, service] },
    'line 2: g1 services[1].name: is already used in this garage',
  ],
  [
    'a mechanic twice',
    { ...garage, mechanics: [{ name: 'A' }, { name: 'A ' }] },
    'line 2: g1 mechanics[1].name: is already used in this garage',
  ],
  [
    'a wordy phone',
    { ...garage, mechanics: [{ name: 'A', phone: 'call me' }] },
    'line 2: g1 mechanics[0].phone: must be a phone number: digits, spaces and an optional leading +',
  ],
  [
    'an eighth day',
    { ...garage, slots: [{ ...slot, dayOfWeek: 7 }] },
    'line 2: g1 slots[0].dayOfWeek: must be a whole number between 0 and 6 (found 7)',
  ],
  [
    'a loose time',
    { ...garage, slots: [{ ...slot, startTime: '9:00' }] },
    'line 2: g1 slots[0].startTime: Use the form HH:MM (found "9:00")',
  ],
  [
    'an end before the start',
    { ...garage, slots: [{ ...slot, endTime: '08:00' }] },
    'line 2: g1 slots[0].endTime: must be after the start (found "08:00")',
  ],
  [
    'slots that overlap',
    { ...garage, slots: [slot, { ...slot, startTime: '09:30', endTime: '11:00' }] },
    'line 2: g1 slots[1].startTime: overlaps the slot 09:00 to 10:00 of that day',
  ],
])('a garage with %s is refused', (_, value, line) => {
  expect(check(json(value), 'json')).toEqual({ garages: [], lines: [line] });
});

test('slots may be adjacent, and may be equal on different days', () => {
  const slots = [slot, { ...slot, startTime: '10:00', endTime: '11:00' }, { ...slot, dayOfWeek: 2 }];
  expect(check(json({ ...garage, slots }), 'json').lines).toEqual([]);
});

test('a long slot is compared with all later ones', () => {
  const slots = [
    { ...slot, endTime: '18:00' },
    { ...slot, startTime: '10:00', endTime: '11:00' },
    { ...slot, startTime: '12:00', endTime: '13:00' },
  ];
  expect(check(json({ ...garage, slots }), 'json').lines).toHaveLength(2);
});

test('one run reports every problem in the order of the file, and keeps the valid garages', () => {
  const bad = {
    ...garage,
    externalId: 'g2',
    name: '',
    services: [{ ...service, price: 'x' }, service, service],
    slots: [slot, slot],
  };
  const { garages, lines } = check(json(garage, bad, { ...garage, externalId: 'g3', latitude: 1 }), 'json');
  expect(lines).toEqual([
    'line 3: g2 name: must not be empty',
    'line 3: g2 services[0].price: must be a number (found "x")',
    'line 3: g2 services[2].name: is already used in this garage',
    'line 3: g2 slots[1].startTime: overlaps the slot 09:00 to 10:00 of that day',
    'line 4: g3 latitude: must be between 6 and 38 (found 1)',
  ]);
  expect(garages.map((one) => one.externalId)).toEqual(['g1']);
});

test('an external id used twice skips both garages', () => {
  const { garages, lines } = check(json(garage, { ...garage, externalId: 'g2' }, garage), 'json');
  expect(lines).toEqual(['line 4: g1 externalId: is already used on line 2']);
  expect(garages.map((one) => one.externalId)).toEqual(['g2']);
});

test("a garage's line is the line of its opening brace", () => {
  const tricky = {
    note: 'a "garages": [ in \\ text',
    garages: [{ ...garage, name: 'a\\" } ] b' }, 7, { ...garage, externalId: 'g2', latitude: 0 }],
  };
  const text = JSON.stringify(tricky, null, 2).replaceAll('\n', '\r\n');
  const lineOf = (piece: string) => text.slice(0, text.indexOf(piece)).split('\n').length;
  expect(check(text, 'json').lines).toEqual([
    `line ${lineOf('    7,')}: must be an object (found 7)`,
    `line ${lineOf('"g2"') - 1}: g2 latitude: must be between 6 and 38 (found 0)`,
  ]);
});

test.each<[string, string | Uint8Array, ImportFormat, string]>([
  ['an empty file', '', 'json', 'line 1: the file is empty'],
  ['blank lines', '\n \n', 'csv', 'line 1: the file is empty'],
  ['no garages', '{"garages":[]}', 'json', 'line 1: the file holds no garages'],
  ['a list', '[]', 'json', 'line 1: must be an object'],
  ['no list of garages', '{}', 'json', 'line 1: garages: is missing'],
  ['an unknown key', '{"garages":[],"garage":1}', 'json', 'line 1: garage: does not belong here'],
  ['a spreadsheet of the wrong kind', 'PK', 'json', "line 1: is not valid JSON: Unexpected token 'P'"],
  [
    'a forgotten bracket',
    '{\n"garages": [\n{}\n',
    'json',
    "line 4: is not valid JSON: Expected ',' or ']' after array element",
  ],
  [
    'a bare word',
    '{"garages": [\n{"name": "a"},\n{"phone": 98x}]}',
    'json',
    "line 3: is not valid JSON: Expected ',' or '}' after property value",
  ],
  [
    'a made-up constant',
    '{"garages": [\n{"name": "a"},\n{"phone": nil}]}',
    'json',
    "line 3: is not valid JSON: Unexpected token 'i'",
  ],
  ['Latin-1 text', Uint8Array.from([0x7b, 0x0a, 0x22, 0xe9, 0x22]), 'json', 'line 2: is not UTF-8 text'],
  ['an unknown column', 'record,external_id,phne\n', 'csv', 'line 1: phne: is not a known column'],
  ['a column twice', 'record,external_id,name,name\n', 'csv', 'line 1: name: stands twice in the header'],
  ['too few columns', 'record,external_id,name\n', 'csv', 'line 1: location: is missing in the header'],
])('a file with %s is refused', (_, source, format, line) => {
  expect(check(source, format)).toEqual({ garages: [], lines: [line] });
});

test('no problem repeats a phone number', () => {
  const mechanics = [
    { name: 'A', phone: '98765x43210' },
    { name: 'B', phone: 9876543210 },
  ];
  const { lines } = check(json({ ...garage, mechanics }), 'json');
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toContain('98765');
  expect(check('{"garages":[{"phone": "9876543210", x}]}', 'json').lines.join()).not.toContain('98765');
});
