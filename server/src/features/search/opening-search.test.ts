import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, morning, startApi } from '../../../test/api.ts';
import { searchAt } from '../../../test/demonstration.ts';
import { createGarage } from '../../../test/garages.ts';
import { garageHolidays } from '../garages/tables.ts';
import { isOpeningNamed } from './queries/order-named.ts';
import { understandSearch } from './queries/understand-search.ts';
import { openAt } from './rules/opening.ts';

let api: Api;

const slot = (dayOfWeek: number, startTime: string, endTime: string) => ({ dayOfWeek, startTime, endTime });
const weekdays = [1, 2, 3, 4, 5];
const services = [{ name: 'Car wash', price: 300, duration: 30 }];

beforeAll(async () => {
  api = await startApi();
  const { db } = api.services;
  const here = { location: 'Kothrud, Pune', latitude: 18.5, longitude: 73.8, services };
  await createGarage(db, {
    ...here,
    name: 'Early',
    slots: weekdays.flatMap((day) => [slot(day, '07:00', '08:00'), slot(day, '12:00', '13:00')]),
  });
  await createGarage(db, { ...here, name: 'Late', slots: [0, 1].map((day) => slot(day, '12:00', '20:00')) });
  await createGarage(db, {
    ...here,
    name: 'Always',
    latitude: 18.9,
    location: 'Chakan',
    slots: [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [slot(day, '00:00', '12:00'), slot(day, '12:00', '23:59')]),
  });
  const closed = await createGarage(db, { ...here, name: 'Closed', slots: [slot(1, '07:00', '20:00')] });
  await db.insert(garageHolidays).values({ garageId: closed.id, date: '2026-11-23' });
});

beforeEach(() => {
  api.clock.now = morning;
});

afterAll(() => api.stop());

async function names(text: string, wanted: Record<string, string> = {}): Promise<string[]> {
  return (await searchAt(api, { text, ...wanted })).items.map(({ garage }) => garage.name).toSorted();
}

/** Monday, 10:00: Early is open from its first slot to its last, Late opens at noon, Closed has a holiday. */
test('a search names the garages that are open now, today, tomorrow or on a weekday', async () => {
  expect(await names('open now')).toEqual(['Always', 'Early']);
  expect(await names('car wash open today')).toEqual(['Always', 'Early', 'Late']);
  expect(await names('open tomorrow')).toEqual(['Always', 'Early']);
  expect(await names('open on sunday')).toEqual(['Always', 'Late']);
  expect(await names('garage open now kothrud')).toEqual(['Early']);
  expect(await names('open now', { city: 'Kothrud' })).toEqual(['Early']);
  expect(await names('24 hours car wash')).toEqual(['Always']);
});

test('a garage that has closed today is not open today', async () => {
  api.clock.now = new Date('2026-11-23T08:30:00Z');
  expect(await names('open now')).toEqual(['Always', 'Late']);
  expect(await names('open today')).toEqual(['Always', 'Late']);
});

test('a search for garages open on Monday also works late on a Monday', async () => {
  api.clock.now = new Date('2026-11-23T08:30:00Z');
  expect(await names('open on monday')).toEqual(['Always', 'Early', 'Late']);
});

test('where no garage is open, the nearest open one is shown with its distance', async () => {
  api.clock.now = new Date('2026-11-23T18:00:00Z');
  const { items, nearestTo } = await searchAt(api, { text: 'car wash open now', city: 'Kothrud' });
  expect(items.map(({ garage }) => garage.name)).toEqual(['Always']);
  expect(nearestTo).toBe('Kothrud');
});

test('a weekday is the next one, today included', () => {
  expect(openAt(1, morning)).toEqual({ date: '2026-11-23', from: '00:00', until: null });
  expect(openAt(0, morning)).toEqual({ date: '2026-11-29', from: '00:00', until: null });
  expect(openAt('tomorrow', morning).date).toBe('2026-11-24');
});

test.each([
  'open now garage',
  'car service open today',
  'garage open on sunday',
  '24 hours puncture',
  'abhi khula hai',
  'sunday ko khula garage',
  'अभी खुला गैराज',
  'रविवार को खुला',
  'आज उघडे गॅरेज',
  'रविवारी गॅरेज',
  'এখন খোলা গ্যারেজ',
  'রবিবার খোলা',
  'இப்போது திறந்திருக்கும் கேரேஜ்',
  'ஞாயிறு கார் வாஷ்',
  'ఇప్పుడు తెరిచి ఉన్న గ్యారేజ్',
  'ఆదివారం కారు వాష్',
  'અત્યારે ખુલ્લું ગેરેજ',
  'રવિવારે કાર વોશ',
  'ಈಗ ತೆರೆದಿರುವ ಗ್ಯಾರೇಜ್',
  'ಭಾನುವಾರ ಕಾರ್ ವಾಶ್',
  'ഇപ്പോൾ തുറന്ന ഗാരേജ്',
  'ഞായറാഴ്ച കാർ വാഷ്',
  'ਹੁਣ ਖੁੱਲ੍ਹਾ ਗੈਰਾਜ',
  'ਐਤਵਾਰ ਨੂੰ ਕਾਰ ਵਾਸ਼',
])('"%s" asks for opening hours, in words that can be taken away', (text) => {
  expect(isOpeningNamed(text)).toBe(true);
  expect(understandSearch(text).understood.some(({ kind }) => kind === 'wish')).toBe(true);
});

test.each([
  'aaj battery khatam ho gayi',
  'kal se awaz aa rahi hai',
  'bonnet open nahi ho raha',
  'shukrawar peth pune',
  'आज गाड़ी चालू नहीं हो रही',
])('"%s" does not ask for opening hours', (text) => {
  expect(isOpeningNamed(text)).toBe(false);
});

test('opening hours are a part of their own beside the job', () => {
  const { understood } = understandSearch('car wash open now');
  expect(understood.map(({ words }) => words.join(' '))).toEqual(['car', 'wash', 'open now']);
});
