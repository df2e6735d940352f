import { expect, test } from 'vitest';
import { isInIndia } from './rules/in-india.ts';
import { loadCities } from './service/load-cities.ts';

const towns = loadCities().rows.map(({ city }) => city);
const isThere = ([latitude, longitude]: [number, number]) => isInIndia({ latitude, longitude }, towns);

test.each<[string, [number, number]]>([
  ['Colombo', [6.9271, 79.8612]],
  ['Kathmandu', [27.7172, 85.324]],
  ['Dhaka', [23.8103, 90.4125]],
  ['Lahore', [31.5204, 74.3587]],
  ['Dubai', [25.2048, 55.2708]],
  ['London', [51.5072, -0.1276]],
  ['Jaffna', [9.6615, 80.0255]],
  ['Thimphu', [27.4728, 89.639]],
  ['Singapore', [1.3521, 103.8198]],
])('%s is abroad', (_, point) => {
  expect(isThere(point)).toBe(false);
});

test.each<[string, [number, number]]>([
  ['Gangtok', [27.3314, 88.6138]],
  ['Port Blair', [11.6234, 92.7265]],
  ['Kanyakumari', [8.0883, 77.5385]],
  ['Bhuj', [23.242, 69.6669]],
  ['Leh', [34.1526, 77.5771]],
  ['Imphal', [24.817, 93.9368]],
  ['Attari', [31.6, 74.57]],
  ['Petrapole', [23.04, 88.88]],
  ['Tawang', [27.5861, 91.8594]],
  ['Munabao', [25.74, 70.28]],
  ['Hanle', [32.78, 78.98]],
  ['Campbell Bay', [7.0, 93.92]],
  ['Kibithu', [28.28, 97.02]],
  ['Rameswaram', [9.2876, 79.3129]],
])('%s is in India', (_, point) => {
  expect(isThere(point)).toBe(true);
});

test('every town of the catalogue is in India', () => {
  expect(towns.filter((town) => !isInIndia(town, towns))).toEqual([]);
});
