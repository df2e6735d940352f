import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { describe, expect, test } from 'vitest';
import { ask, fakeTools, packs } from '../../../../test/offline-asking.ts';
import type { RevvyTools } from '../tools/revvy-tools.ts';

const garageId = '00000000-0000-4000-8000-000000000009';
const place = { name: 'Far Works', location: 'Indore', distanceKm: 516, from: 'Pune' };

describe('an amount that the customer was told', () => {
  test.each([
    ['garage asking 18500 for creta front pads and disc both sides, too much?', 'is more than'],
    ['is 1,500 ok for brake pads of my swift', 'is within'],
    ['500 for brake pads of my pulsar 220, is it too much', 'is less than'],
  ])('is compared with the prices of the garages: %s', async (text, compared) => {
    const { reply } = await ask(text);
    expect(reply).toContain(compared);
    expect(reply).toContain('for Brake pads alone');
  });

  test.each<[RevvyLanguage, string]>([
    ['hi-Latn', 'brake pad 4000 bol raha hai swift ka, zyada hai kya'],
    ['hi', 'ब्रेक पैड के 4000 बोल रहा है, ज़्यादा तो नहीं'],
  ])('is compared in every language (%s)', async (language, text) => {
    const { reply } = await ask(text, { language });
    expect(reply).toContain(packs[language].phrases.fairAbove.replace('{amount}', '₹4,000'));
  });
});

test.each<[RevvyLanguage, string]>([
  ['en', 'garage asked 9000 for clutch plate of my alto'],
  ['en', '₹9,000 for the clutch of my alto told as price'],
  ['hi-Latn', 'mechanic alto ki clutch plate ka 9000 bol raha hai'],
  ['hi', 'गैराज वाला क्लच प्लेट का 9000 मांग रहा है'],
  ['mr', 'मेकॅनिक क्लच प्लेटचे 9000 मागतोय'],
  ['bn', 'মেকানিক ক্লাচ প্লেটের জন্য ৯০০০ চাইছে'],
  ['ta', 'மெக்கானிக் கிளட்ச் பிளேட்டுக்கு 9000 கேக்குறாரு'],
  ['te', 'మెకానిక్ క్లచ్ ప్లేట్ కి 9000 అడుగుతున్నాడు'],
  ['gu', 'મિકેનિક ક્લચ પ્લેટના 9000 માંગે છે'],
  ['kn', 'ಮೆಕ್ಯಾನಿಕ್ ಕ್ಲಚ್ ಪ್ಲೇಟ್ ಗೆ 9000 ಕೇಳ್ತಿದ್ದಾರೆ'],
  ['ml', 'മെക്കാനിക് ക്ലച്ച് പ്ലേറ്റിന് 9000 ചോദിക്കുന്നു'],
  ['pa', 'ਮਕੈਨਿਕ ਕਲੱਚ ਪਲੇਟ ਦੇ 9000 ਮੰਗ ਰਿਹਾ ਹੈ'],
])('an amount that a garage asks for is compared without a question (%s: %s)', async (language, text) => {
  const { reply } = await ask(text, { language });
  expect(reply).toContain(packs[language].phrases.fairAbove.replace('{amount}', '₹9,000'));
});

test('a question whether it is too much is about the amount before', async () => {
  const text = 'garage asked 9000 for clutch plate of my alto';
  const { reply: content, cards } = await ask(text);
  const history = [{ role: 'user', content: text } as const, { role: 'assistant', content, cards } as const];
  const { reply } = await ask('is it too much', { history });
  expect(reply).toContain('₹9,000 is more than');
});

test('an amount between the prices for bikes and for cars is neither too much nor too little', async () => {
  const priceRange: RevvyTools['priceRange'] = async ({ search, vehicleType = null }) => {
    const facts = vehicleType === 'bike' ? { lowest: 600, highest: 700 } : { lowest: 2_700, highest: 2_900 };
    return { kind: 'price', service: search, vehicleType, city: null, ...facts, garages: 2 };
  };
  const { reply } = await ask('is 2500 fair for brake pads', { tools: fakeTools({ priceRange }).tools });
  expect(reply).toContain('₹2,700 to ₹2,900');
  expect(reply).not.toContain('₹2,500');
});

test('where no garage is near, the usual price elsewhere names the work and no garage', async () => {
  const priceRange: RevvyTools['priceRange'] = async ({ search, isAnywhere }) => {
    const facts = { vehicleType: null, city: null, lowest: 3_099, highest: 3_599, garages: 5 };
    const cheapest = { garageId, name: place.name, location: place.location, service: 'Panel painting' };
    return isAnywhere ? { kind: 'price', service: search, ...facts, cheapest } : null;
  };
  const nearestGarage: RevvyTools['nearestGarage'] = async () => ({ garageId, ...place });
  const { tools } = fakeTools({ priceRange, nearestGarage, findGarages: async () => null });
  const { reply } = await ask('bumper painting price for honda city', { tools });
  expect(reply).toContain('The nearest one is Far Works in Indore');
  expect(reply).toContain('Elsewhere on Pahiya: Painting: ₹3,099 to ₹3,599 at 5 garages');
  expect(reply).not.toContain('The cheapest');
});

describe('who may be stuck on the road', () => {
  test('hears whom to call when the wanted time is over', async () => {
    const { reply } = await ask('get my car puncture fixed today by 9 am');
    expect(reply).toContain('is already over');
    expect(reply).toContain(packs.en.phrases.helpNow);
  });

  test('hears that only the helper knows when help comes', async () => {
    const puncture = 'my tyre got punctured on the highway';
    const { reply: content, cards } = await ask(puncture);
    const history = [
      { role: 'user', content: puncture },
      { role: 'assistant', content, cards },
    ] as const;
    const { reply } = await ask('how long will it take', { history: [...history] });
    expect(reply).toContain(packs.en.phrases.helpNow);
  });
});
