import { expect, test } from 'vitest';
import { describeProblem } from './import-problems.ts';
import { readGarages } from './import-read.ts';
import { validateReading } from './import-validate.ts';

function check(text: string) {
  const outcome = readGarages(new TextEncoder().encode(text), 'csv');
  if (!outcome.ok) return { garages: [], lines: [describeProblem(outcome.problem)] };
  const { garages, problems } = validateReading(outcome.reading);
  return { garages, lines: problems.map(describeProblem) };
}

const header =
  'record,external_id,name,location,latitude,longitude,categories,vehicle_types,price,duration,phone,day_of_week,start_time,end_time';

function csv(...rows: string[]): string {
  return [header, ...rows].join('\n');
}

const rows = [
  'slot,g1,,,,,,,,,,1,09:00,10:00',
  'garage,g1,Neem Tree Motors,"Indiranagar,\nBengaluru",12.97,77.64,car-service,car|suv,,,,,,',
  'service,g1,Oil change,,,,,,900,60,,,,',
  'mechanic,g1,Asha,,,,,,,,9000000000,,,',
];

test('the rows of a garage may come in any order, after a byte order mark and with any line endings', () => {
  for (const text of [
    csv(...rows),
    `\uFEFF${csv(...rows)}`,
    csv(...rows).replaceAll('\n', '\r\n'),
    `${csv(...rows)}\n\n`,
  ]) {
    const { garages, lines } = check(text);
    expect(lines).toEqual([]);
    expect(garages).toMatchObject([
      {
        externalId: 'g1',
        vehicleTypes: ['car', 'suv'],
        location: 'Indiranagar,\nBengaluru',
        services: [{ price: 900 }],
      },
    ]);
  }
});

test.each<[string, string, string]>([
  ['an unknown record', 'garag,g1,,,,,,,,,,,,', 'line 7: g1 record: must be one of garage, service, mechanic, slot'],
  ['no external id', 'service,,Wash,,,,,,900,60,,,,', 'line 7: external_id: is missing'],
  ['too few cells', 'service,g1,Wash', 'line 7: g1: has 3 cells, the header has 14'],
  ['a garage twice', 'garage,g1,Other,,,,,,,,,,,', 'line 7: g1 external_id: is already used on line 3'],
  [
    'a service of nobody',
    'service,g9,Wash,,,,,,900,60,,,,',
    'line 7: g9 external_id: belongs to no garage row of this file',
  ],
  ['a wordy price', 'service,g1,Wash,,,,,,"1,200",60,,,,', 'line 7: g1 price: must be a number (found "1,200")'],
  ['a price on a slot', 'slot,g1,,,,,,,5,,,2,09:00,10:00', 'line 7: g1 price: does not belong here'],
  ['a service twice', 'service,g1,Oil change,,,,,,900,60,,,,', 'line 7: g1 name: is already used in this garage'],
  [
    'a slot that overlaps',
    'slot,g1,,,,,,,,,,1,09:59,10:30',
    'line 7: g1 start_time: overlaps the slot 09:00 to 10:00 of that day',
  ],
  [
    'a slot that ends early',
    'slot,g1,,,,,,,,,,2,09:00,08:00',
    'line 7: g1 end_time: must be after the start (found "08:00")',
  ],
  ['an open quote', 'service,g1,"Wash,,,,,,900,60,,,,\n\n', 'line 7: opens a quote that is never closed'],
  [
    'a quote inside a cell',
    'service,g1,5" pipe,,,,,,900,60,,,,',
    'line 7: has a quote in the middle of a cell: put the whole cell in quotes and double those inside',
  ],
])('a CSV row with %s is refused', (_, row, line) => {
  expect(check(csv(...rows, row)).lines).toEqual([line]);
});

test('an unreadable garage row is the only problem reported for its garage', () => {
  expect(check(csv('garage,g1,Neem', ...rows.filter((row) => !row.startsWith('garage'))))).toEqual({
    garages: [],
    lines: ['line 2: g1: has 3 cells, the header has 14'],
  });
});

test('line numbers count blank lines and line breaks in quotes', () => {
  const text = csv(
    ...rows.slice(0, 2),
    '',
    '',
    ...rows.slice(2),
    'service,g1,"a\nb",,,,,,x,60,,,,',
    'slot,g1,,,,,,,,,,9,09:00,10:00',
  );
  for (const one of [text, text.replaceAll('\n', '\r\n')]) {
    expect(check(one).lines).toEqual([
      'line 9: g1 price: must be a number (found "x")',
      'line 11: g1 day_of_week: must be a whole number between 0 and 6 (found 9)',
    ]);
  }
});
