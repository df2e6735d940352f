import { expect, test } from 'vitest';
import { comparable } from './comparable-services.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const names = (services: { name: string }[]) => services.map(({ name }) => name);

const batteries = named('Battery health test', 'Battery replacement', 'Car Battery replacement', 'Battery charging');

test('the price of a battery never starts with that of a battery test', () => {
  expect(names(comparable(batteries, 'Battery how much for a car battery'))).toEqual([
    'Battery replacement',
    'Car Battery replacement',
  ]);
});

test('a customer who asks for a test gets the price of a test', () => {
  expect(names(comparable(batteries, 'Battery price of battery check'))).toEqual(['Battery health test']);
});

test('one tyre is not compared with a set of four, a puncture or a truck tyre', () => {
  const tyres = named(
    'Tyres change (per tyre)',
    'Set of four Tyres (hatchback)',
    'Tyres rotation',
    'Truck Tyres fitting',
  );
  expect(names(comparable(tyres, 'Tyres tyre price'))).toEqual(['Tyres change (per tyre)']);
});

test('a general service is not compared with the service of one part', () => {
  const services = named('Periodic service', 'Cooling system service', 'CNG kit service', 'Front fork service');
  expect(names(comparable(services, 'service car service cost'))).toEqual(['Periodic service']);
});

test('the price of a puncture is never that of a tyre', () => {
  expect(comparable(named('Doorstep Tyres puncture repair'), 'Tyres four tyres price')).toEqual([]);
  expect(comparable(named('Tyres puncture repair'), 'Puncture puncture price')).toHaveLength(1);
});

test('a service with other traits is shown if there is no other', () => {
  expect(names(comparable(named('Clutch check and adjustment'), 'Clutch clutch price'))).toEqual([
    'Clutch check and adjustment',
  ]);
});

test('a service with an extra is compared with the plain service', () => {
  const services = named('AC service with gas top-up', 'Doorstep AC service', 'AC gas refill');
  expect(names(comparable(services, 'AC service price'))).toEqual([
    'AC service with gas top-up',
    'Doorstep AC service',
  ]);
});

test('a full service is the comprehensive one, in whatever language it is asked for', () => {
  const services = named('Periodic service', 'Comprehensive service', 'Full car service', 'Complete service at home');
  for (const asked of ['full service for my car', 'फुल सर्विस कितने की', 'ஃபுல் சர்வீஸ் எவ்வளவு', 'puri service'])
    expect(names(comparable(services, `service ${asked}`)), asked).toEqual(names(services.slice(1)));
  expect(names(comparable(services, 'service price'))).toEqual(['Periodic service']);
});

test('the service of a scooter is never that of a motorbike', () => {
  const services = named('Scooter service', 'General bike service');
  expect(names(comparable(services, 'service bike service price'))).toEqual(['General bike service']);
  expect(names(comparable(services, 'service for my Activa'))).toEqual(['Scooter service']);
  expect(comparable(services.slice(0, 1), 'service bike service price')).toEqual([]);
  expect(names(comparable(services.slice(0, 1), 'service price'))).toEqual(['Scooter service']);
});

test.each([
  'rear suspension price swift',
  'pichla suspension kitne ka',
  'पिछले सस्पेंशन का दाम',
  'मागच्या सस्पेन्शनची किंमत',
  'পিছনের সাসপেনশনের দাম',
  'பின் சஸ்பென்ஷன் விலை',
  'వెనుక సస్పెన్షన్ ధర',
  'પાછળના સસ્પેન્શનનો ભાવ',
  'ಹಿಂದಿನ ಸಸ್ಪೆನ್ಷನ್ ಬೆಲೆ',
  'പിന്നിലെ സസ്പെൻഷൻ വില',
  'ਪਿਛਲੇ ਸਸਪੈਂਸ਼ਨ ਦਾ ਰੇਟ',
])('work on the front is no answer to a question about the rear: %s', (asked) => {
  expect(names(comparable(named('Suspension overhaul (front)', 'Suspension repair'), asked))).toEqual([
    'Suspension repair',
  ]);
  expect(comparable(named('Suspension overhaul (front)'), asked)).toEqual([]);
});

test('a question about neither end gets both', () => {
  const offered = named('Suspension repair (front)', 'Suspension repair');
  expect(names(comparable(offered, 'suspension price, it came back last week'))).toHaveLength(2);
});

test('the charge for fitting, a set and an upgrade are never compared with each other', () => {
  const offered = named('Tyres change (per tyre)', 'Wider Tyres upgrade', 'Set of four Tyres (hatchback)');
  expect(names(comparable(offered, 'Tyres 2 tyres for swift'))).toEqual(['Tyres change (per tyre)']);
  expect(names(comparable(offered, 'Tyres for swift set of four'))).toEqual(['Set of four Tyres (hatchback)']);
});
