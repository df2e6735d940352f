import { expect, test } from 'vitest';
import { understandSearch } from './queries/understand-search.ts';
import { indexSounds } from './rules/index-sounds.ts';

function understood(text: string, meant?: Map<string, string>) {
  return understandSearch(text, meant).understood;
}

test('a search says how it was understood, each part with its words', () => {
  expect(understood('Cheapest AC service for wagon r in Kothrud under 1,500 rs')).toEqual([
    { kind: 'order', words: ['Cheapest'], order: 'price' },
    { kind: 'wish', words: ['AC', 'service'] },
    { kind: 'vehicle', words: ['wagon', 'r'], name: 'Maruti Suzuki WagonR', vehicleTypes: ['car'] },
    { kind: 'place', words: ['in', 'Kothrud'], name: 'Kothrud' },
    { kind: 'price', words: ['under', '1,500', 'rs'], most: 1500 },
  ]);
});

test('a make and its model are one part', () => {
  expect(understood('honda activa brake')).toEqual([
    { kind: 'vehicle', words: ['honda', 'activa'], name: 'Honda Activa', vehicleTypes: ['bike'] },
    { kind: 'wish', words: ['brake'] },
  ]);
});

test.each(['car', 'bike', 'scooter'])('"%s service" names the vehicle', (vehicle) => {
  expect(understood(`${vehicle} service`).map(({ kind }) => kind)).toEqual(['vehicle']);
});

test('a town whose name is an everyday word gives way to another place', () => {
  const places = (text: string) => understood(text).flatMap((part) => (part.kind === 'place' ? part.name : []));
  expect(places('oil change panna chennai')).toEqual(['Chennai']);
  expect(places('oil change panna')).toEqual(['Panna']);
});

test.each([
  ['under 1000', 1000],
  ['below 2k', 2000],
  ['₹499', 499],
  ['1.5k tak', 1500],
  ['500/-', 500],
  ['rs 750', 750],
  ['2000 se kam', 2000],
  ['हज़ार रुपये के अंदर', 1000],
  ['१५०० से कम', 1500],
  ['1000க்குள்', 1000],
  ['৫০০ টাকার মধ্যে', 500],
  ['1000 రూపాయల లోపు', 1000],
])('"%s" is a highest price of %i rupees', (text, most) => {
  expect(understood(`wash ${text}`)).toContainEqual(expect.objectContaining({ kind: 'price', most }));
});

test.each(['pulsar 150', 'classic 350', 'sector 18', '560038', 'bike 125', '5w30'])('"%s" has no price', (text) => {
  expect(understood(text).filter(({ kind }) => kind === 'price')).toEqual([]);
});

test.each([
  ['bullet', ['bike']],
  ['activa 6g', ['bike']],
  ['swift dzire', ['car']],
  ['thar', ['suv']],
  ['chota hathi', ['truck']],
  ['ather', ['bike']],
  ['बुलेट', ['bike']],
  ['ஆக்டிவா', ['bike']],
  ['ਸਵਿਫਟ', ['car']],
  ['स्प्लेंडर', ['bike']],
])('"%s" is a vehicle', (text, vehicleTypes) => {
  expect(understood(text)).toEqual([expect.objectContaining({ kind: 'vehicle', vehicleTypes })]);
});

test.each([
  ['560038', 'Indiranagar'],
  ['627001', 'Tirunelveli'],
  ['Bombay', 'Mumbai'],
  ['andheri east', 'Andheri'],
  ['சென்னையில்', 'Chennai'],
  ['मुंबई', 'Mumbai'],
  ['कोथरूड', 'Kothrud'],
  ['हडपसरमध्ये', 'Hadapsar'],
  ['ਗਾਚੀਬੋਵਲੀ', 'Gachibowli'],
])('"%s" is in %s', (text, name) => {
  expect(understood(text)).toEqual([expect.objectContaining({ kind: 'place', name })]);
});

test('a symptom beside a part is about the part', () => {
  const { terms } = understandSearch('brake noise');
  expect(terms.map(({ kind }) => kind)).toEqual(['job']);
  expect(understood('brake noise')).toEqual([{ kind: 'wish', words: ['brake', 'noise'] }]);
});

test.each([
  ['పల్సర్', 'Bajaj Pulsar'],
  ['पल्सर', 'Bajaj Pulsar'],
  ['பல்சர்', 'Bajaj Pulsar'],
  ['ప్లెజర్', 'Hero Pleasure'],
  ['punch', 'Tata Punch'],
])('"%s" is the model and no town with a similar name', (text, name) => {
  expect(understood(text)).toEqual([expect.objectContaining({ kind: 'vehicle', name })]);
});

test('a town by its own name is no model with a similar name', () => {
  expect(understood('poonch')).toEqual([expect.objectContaining({ kind: 'place', name: 'Poonch' })]);
});

test('a word that sounds like a model and a town is the model', () => {
  const place = { kind: 'place', finds: [], place: null } as const;
  const vehicle = { kind: 'vehicle', vehicle: { name: 'Pulsar', types: ['bike'], isScooter: false } } as const;
  expect(
    indexSounds([
      ['Balasore', place],
      ['Pulsar', vehicle],
    ]).at('పల్సర్'),
  ).toBe(vehicle);
  expect(indexSounds([['Balasore', place]]).at('పల్సర్')).toBe(place);
});
