import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { expect, test } from 'vitest';
import { ask } from '../../../../test/offline-asking.ts';

const fair: [RevvyLanguage, string][] = [
  ['en', 'is 2500 ok for brake pads of Swift'],
  ['en', 'is four thousand too much for a battery for Splendor'],
  ['hi', 'स्विफ्ट के ब्रेक पैड के दो हज़ार ठीक हैं क्या'],
  ['hi-Latn', 'swift brake pad 2500 me theek hai kya'],
  ['bn', 'সুইফটের ব্রেক প্যাডের জন্য আড়াই হাজার বেশি না তো'],
  ['ml', 'സ്വിഫ്റ്റിന്റെ ബ്രേക്ക് പാഡിന് 2500 കൂടുതലാണോ'],
];
test.each(fair)('a customer who asks if an amount is fair sees what garages take (%s: %s)', async (language, text) => {
  const { kinds } = await ask(text, { language });
  expect(kinds).toContain('price');
});

test('a number of kilometres is no amount of money', async () => {
  const { kinds } = await ask('is 25000 km ok for brake pads');
  expect(kinds).not.toContain('price');
});

const bare: [RevvyLanguage, string][] = [
  ['hi-Latn', 'dono tyre badalne ka kitna hoga pulsar'],
  ['mr', 'क्रेटाची एसी सर्व्हिस अंदाजे किती'],
  ['te', 'క్రెటా ఏసీ సర్వీస్ సుమారు ఎంత'],
  ['gu', 'foam wash na ketla i20'],
  ['kn', 'foam wash eshtu i20'],
];
test.each(bare)('a work and how much asks for its price (%s: %s)', async (language, text) => {
  const { kinds } = await ask(text, { language });
  expect(kinds).toContain('price');
});

test('how much air or oil is no question for a price', async () => {
  for (const text of [
    'how much air pressure in swift tyres',
    'tyre me hawa kitni rakhe',
    'engine oil kitna dalna hai',
  ]) {
    expect((await ask(text, { language: 'hi-Latn' })).kinds, text).not.toContain('price');
  }
});

const who: [RevvyLanguage, string][] = [
  ['mr', 'जवळ डेंटिंग कोण करतं'],
  ['te', 'దగ్గరలో డెంటింగ్ ఎవరు చేస్తారు'],
  ['ml', 'അടുത്ത് ഡെന്റിങ് ആരാ ചെയ്യുന്നത്'],
];
test('how much air a tyre needs in Tamil is no question for a price', async () => {
  const { kinds } = await ask('டயரில் எவ்வளவு காற்று வைக்க வேண்டும்', { language: 'ta' });
  expect(kinds).not.toContain('price');
});

test.each(who)('a customer who asks who does a work nearby sees garages, no note (%s: %s)', async (language, text) => {
  const { kinds } = await ask(text, { language });
  expect(kinds).toContain('garages');
  expect(kinds).not.toContain('price');
});
