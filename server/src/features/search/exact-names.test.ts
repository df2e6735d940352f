import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createGarage } from '../../../test/garages.ts';
import { loadDemonstrationGarages } from '../../demonstration/load-garages.ts';

const oddNames = [
  ...[
    'S.S. Honda Kurnool',
    'Pillai & Sons Motor Company',
    'B. Mangatram',
    'A.K. Motors',
    'R & R Garage',
    'M/s Rao Motors',
  ],
  ...[
    "D'Souza Auto Works",
    'K.G.N. Two Wheelers',
    '4 Wheels',
    'No. 1 Garage',
    'Sri-Sai Auto',
    'Car (Care) Point',
    'J.P. & Co.',
  ],
  ...[
    'Om: The Garage',
    'Fix It! Motors',
    'A1 Auto',
    'P.V.R. Rao & Bros.',
    '24x7 Breakdown',
    'Speed+ Motors',
    'Shri S. Iyer',
  ],
  ...[
    'X-Press Car Care',
    'B.M.W. Specialist',
    'C/o Nair Autos',
    'T.V.S. Point',
    'V. G. Panneer',
    'A & B & C Autos',
    'Go @ Garage',
  ],
  ...[
    'Ravi, Sons and Co.',
    'Mr. Fix',
    'L.I.C. Road Motors',
    'N.H. 44 Garage',
    '"Royal" Motors',
    'E.V. Point',
    'O.K. Tyres',
  ],
  ...[
    'Dr. Car',
    'U-Turn Motors',
    'Q. Autos',
    'H.P. Pump Works',
    'I. Khan & Brothers',
    'Z. A. Motors',
    'W. Singh Auto.',
  ],
];

let api: Api;
let demonstration: string[];

beforeAll(async () => {
  api = await startApi();
  const { db, log } = api.services;
  await loadDemonstrationGarages(db, log);
  for (const name of oddNames) await createGarage(db, { name, location: 'Testpur' });
  const source = await readFile(new URL('../../../data/demo-garages.json', import.meta.url), 'utf8');
  const file: { garages: { name: string; status: string }[] } = JSON.parse(source);
  demonstration = file.garages.filter(({ status }) => status === 'active').map(({ name }) => name);
}, 60_000);

afterAll(() => api.stop());

interface Found {
  items: { garage: { name: string } }[];
}

async function listMissed(names: string[]): Promise<string[]> {
  const missed: string[] = [];
  for (const name of names) {
    const { body } = await api.call<Found>('GET', `/garages/search?text=${encodeURIComponent(name)}`);
    if (!body.items.slice(0, 5).some(({ garage }) => garage.name === name)) missed.push(name);
  }
  return missed;
}

test('every demonstration garage is among the first five results for its own name', async () => {
  expect(demonstration.length).toBeGreaterThan(40);
  expect(await listMissed(demonstration)).toEqual([]);
}, 60_000);

test('a garage is found by its own name, whatever punctuation the name has', async () => {
  expect(await listMissed(oddNames)).toEqual([]);
}, 60_000);
