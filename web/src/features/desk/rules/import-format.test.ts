import { expect, test } from 'vitest';
import { exampleFile, importFields } from './import-format.ts';

test('the CSV and JSON examples describe the same garage', () => {
  const [garage] = JSON.parse(exampleFile('json')).garages;
  const [head, ...rows] = exampleFile('csv').trimEnd().split('\n');
  expect(head?.split(',')).toEqual(importFields.map(({ csv }) => csv));
  expect(rows).toHaveLength(1 + garage.services.length + garage.mechanics.length + garage.slots.length);
  expect(rows[0]).toMatch(/^garage,my-garage-1,Example Motors,"Indiranagar, Bengaluru",/);
  expect(rows.every((row) => row.split(',')[1] === 'my-garage-1')).toBe(true);
});
