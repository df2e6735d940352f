import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, morning, startApi } from '../../../test/api.ts';
import { searchAt } from '../../../test/demonstration.ts';
import { createGarage } from '../../../test/garages.ts';
import { understandSearch } from './queries/understand-search.ts';
import { openAt } from './rules/opening.ts';

let api: Api;

const slot = (dayOfWeek: number, startTime: string, endTime: string) => ({ dayOfWeek, startTime, endTime });
const services = [{ name: 'Car wash', price: 300, duration: 30 }];
/** Monday, 23:30 in India. */
const lateOnMonday = new Date('2026-11-23T18:00:00Z');

beforeAll(async () => {
  api = await startApi();
  const { db } = api.services;
  const here = { location: 'Kothrud, Pune', latitude: 18.5, longitude: 73.8, services };
  await createGarage(db, { ...here, name: 'Noon', slots: [slot(1, '12:00', '13:00'), slot(2, '12:00', '13:00')] });
  await createGarage(db, { ...here, name: 'Early', slots: [slot(1, '07:00', '09:00'), slot(2, '07:00', '09:00')] });
  await createGarage(db, { ...here, name: 'Evening', slots: [slot(3, '12:00', '22:00')] });
  await createGarage(db, {
    ...here,
    name: 'Far',
    location: 'Nagpur',
    latitude: 21.1,
    longitude: 79.1,
    slots: [slot(1, '22:00', '23:59')],
  });
});

beforeEach(() => {
  api.clock.now = morning;
});

afterAll(() => api.stop());

async function search(text: string, wanted: Record<string, string> = { city: 'Pune' }) {
  const { items, ...page } = await searchAt(api, { text, ...wanted });
  return { ...page, names: items.map(({ garage }) => garage.name) };
}

test('where nothing is open, the garages that open next are listed first, and the page says so', async () => {
  api.clock.now = lateOnMonday;
  expect(await search('open now')).toMatchObject({ names: ['Early', 'Noon', 'Evening'], unmet: ['time'] });
  expect(await search('car wash open now pune', {})).toMatchObject({
    names: ['Early', 'Noon', 'Evening'],
    unmet: ['time'],
  });
  const near = { latitude: '18.5', longitude: '73.8' };
  expect(await search('nearest garage open now', near)).toMatchObject({
    names: ['Early', 'Noon', 'Evening'],
    unmet: ['time'],
  });
});

test('the closed garages of the town come before an open one far away', async () => {
  api.clock.now = lateOnMonday;
  const { names, nearestTo, unmet } = await search('car wash open now');
  expect({ first: names[0], nearestTo, unmet }).toEqual({ first: 'Early', nearestTo: null, unmet: ['time'] });
});

test('an open garage makes no such page, and its words stay a part of the text', async () => {
  const { names, unmet, understood } = await search('open on wednesday');
  expect({ names, unmet }).toEqual({ names: ['Evening'], unmet: [] });
  expect(understood).toHaveLength(1);
});

test('a work that nobody offers is not said to be closed', async () => {
  api.clock.now = lateOnMonday;
  expect(await search('tractor repair open now')).toMatchObject({ names: [], unmet: [], isUnlisted: true });
});

test('open at night means after eight in the evening, on the named day if there is one', async () => {
  expect(openAt('night', morning)).toEqual({ date: '2026-11-23', from: '20:00', until: null });
  expect(openAt('night', new Date('2026-11-22T20:00:00Z'))).toEqual({
    date: '2026-11-23',
    from: '01:30',
    until: '01:30',
  });
  expect((await search('open late night')).unmet).toEqual(['time']);
  expect(await search('garage open wednesday late night')).toMatchObject({ names: ['Evening'], unmet: [] });
  expect((await search('garage open tuesday late night')).unmet).toEqual(['time']);
});

test.each([
  'open tonight',
  'late night garage',
  'raat ko khula garage',
  'der raat tak khula',
  'रात में खुला गैराज',
  'रात को खुला',
  'रात को मैकेनिक',
  'raat ko mistri',
  'রাতে মিস্ত্রি',
  'இரவு மெக்கானிக்',
  'రాత్రి మెకానిక్',
  'रात्री उघडे गॅरेज',
  'রাতে খোলা গ্যারেজ',
  'இரவில் திறந்திருக்கும் கேரேஜ்',
  'రాత్రి తెరిచి ఉన్న గ్యారేజ్',
  'રાત્રે ખુલ્લું ગેરેજ',
  'ರಾತ್ರಿ ತೆರೆದಿರುವ ಗ್ಯಾರೇಜ್',
  'രാത്രി തുറന്ന ഗാരേജ്',
  'ਰਾਤ ਨੂੰ ਖੁੱਲ੍ਹਾ ਗੈਰਾਜ',
])('"%s" asks for a garage that is open at night', (text) => {
  expect(understandSearch(text).terms.flatMap(({ opening }) => opening ?? [])).toEqual(['night']);
});

test.each([
  'sunday open garage',
  'ravivar ko khula garage',
  'रविवार को खुले गैराज',
  'रविवारी उघडे गॅरेज',
  'রবিবার খোলা গ্যারেজ',
  'ஞாயிறு திறந்திருக்கும் கேரேஜ்',
  'ఆదివారం తెరిచి ఉన్న గ్యారేజ్',
  'રવિવારે ખુલ્લા ગેરેજ',
  'ಭಾನುವಾರ ತೆರೆದಿರುವ ಗ್ಯಾರೇಜ್',
  'ഞായറാഴ്ച തുറന്ന ഗാരേജ്',
  'ਐਤਵਾਰ ਨੂੰ ਖੁੱਲ੍ਹਾ ਗੈਰਾਜ',
])('"%s" asks for Sunday, not for now', (text) => {
  expect(understandSearch(text).terms.flatMap(({ opening }) => opening ?? [])).toEqual([0]);
});
