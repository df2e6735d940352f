import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { describeRupees } from '@pahiya/contract/shared/money';
import { expect, test } from 'vitest';
import { ask, converse, fakeTools, packs } from '../../../../test/offline-asking.ts';
import type { RevvyTools } from '../tools/revvy-tools.ts';
import { fill } from './fill.ts';

const garageId = '00000000-0000-4000-8000-000000000009';

/** Tools whose only price is that of the service with this name, and the works whose prices were looked up. */
function pricing(service: string, garages = 2) {
  const searched: string[] = [];
  const priceRange: RevvyTools['priceRange'] = async ({ search, listed, vehicleType = null }) => {
    searched.push(search);
    if (listed && !listed.test(service)) return null;
    const cheapest = { garageId, name: 'One', location: 'Pune', service };
    const lowest = 7_000;
    return { kind: 'price', service: search, vehicleType, city: null, lowest, highest: lowest, garages, cheapest };
  };
  return { searched, tools: fakeTools({ priceRange }).tools };
}

test.each<[RevvyLanguage, string]>([
  ['en', 'price of 4 new tyres for my creta'],
  ['hi-Latn', 'creta ke 4 tyre kitne ke padenge'],
  ['hi', 'क्रेटा के चार टायर कितने के पड़ेंगे'],
  ['mr', 'क्रेटाचे चार टायर किती पडतील'],
  ['bn', 'ক্রেটার চার টায়ার বদলাতে কত লাগবে'],
  ['ta', 'கிரெட்டாவுக்கு நாலு டயர் விலை எவ்வளவு'],
  ['te', 'క్రెటాకి నాలుగు టైర్లు ధర ఎంత'],
  ['gu', 'ક્રેટાના ચાર ટાયરની કિંમત કેટલી'],
  ['kn', 'ಕ್ರೆಟಾಗೆ ನಾಲ್ಕು ಟೈರ್ ಬೆಲೆ ಎಷ್ಟು'],
  ['ml', 'ക്രെറ്റയ്ക്ക് നാല് ടയർ വില എത്ര'],
  ['pa', 'ਕਰੇਟਾ ਦੇ ਚਾਰ ਟਾਇਰ ਕਿੰਨੇ ਦੇ ਪੈਣਗੇ'],
])('a price per tyre comes with the total for the number that was asked for (%s): %s', async (language, text) => {
  const { reply } = await ask(text, { language, tools: pricing('SUV Tyres (per tyre)').tools });
  const price = describeRupees(28_000);
  expect(reply).toContain(fill(packs[language].phrases.priceTotal, { count: 4, price }));
});

test('the charge for fitting is no price of a tyre, and says so', async () => {
  const { tools } = pricing('Tyres change (per tyre)');
  expect((await ask('tyre price for swift', { tools })).reply).toContain(packs.en.phrases.priceFitting);
  expect((await ask('tyre fitting price for swift', { tools })).reply).not.toContain(packs.en.phrases.priceFitting);
});

const gas: [RevvyLanguage, string][] = [
  ['en', 'ac gas refill cost for i20'],
  ['hi-Latn', 'i20 ki ac gas ka kitna lagega'],
  ['hi', 'आई20 की एसी गैस भरवाने का कितना लगेगा'],
  ['mr', 'आय20 च्या एसी गॅसचे किती लागतील'],
  ['bn', 'এসির গ্যাস ভরতে কত লাগবে'],
  ['ta', 'ஏசி கேஸ் போட எவ்வளவு ஆகும்'],
  ['te', 'ఏసీ గ్యాస్ నింపడానికి ఎంత అవుతుంది'],
  ['gu', 'એસી ગેસ ભરાવવાનો ભાવ કેટલો'],
  ['kn', 'ಎಸಿ ಗ್ಯಾಸ್ ತುಂಬಿಸಲು ಎಷ್ಟು ಆಗುತ್ತೆ'],
  ['ml', 'എസി ഗ്യാസ് നിറയ്ക്കാൻ എത്ര രൂപ'],
  ['pa', 'ਏਸੀ ਗੈਸ ਭਰਵਾਉਣ ਦੇ ਕਿੰਨੇ ਲੱਗਣਗੇ'],
];
test.each(gas)('a price says if nothing tells that it includes the gas (%s): %s', async (language, text) => {
  const { priceGas } = packs[language].phrases;
  expect((await ask(text, { language, tools: pricing('Car AC Service').tools })).reply).toContain(priceGas);
  expect((await ask(text, { language, tools: pricing('AC Service with gas top-up').tools })).reply).not.toContain(
    priceGas,
  );
});

test('a price says that it is without the exchange of the old battery', async () => {
  const { reply } = await ask('swift battery price if i give the old battery', { tools: pricing('Battery').tools });
  expect(reply).toContain(packs.en.phrases.priceExchange);
});

test.each<[RevvyLanguage, string]>([
  ['en', 'whole body painting price for alto'],
  ['hi-Latn', 'alto ki puri body paint karwane ka kitna lagega'],
  ['hi', 'ऑल्टो की पूरी बॉडी पेंट का कितना लगेगा'],
  ['mr', 'अल्टोच्या संपूर्ण बॉडी पेंटिंगचा खर्च किती'],
  ['bn', 'পুরো বডি পেন্টিং করতে কত লাগবে'],
  ['ta', 'கார் முழு பாடி பெயிண்டிங் எவ்வளவு ஆகும்'],
  ['te', 'ఫుల్ బాడీ పెయింటింగ్‌కి ఎంత అవుతుంది'],
  ['gu', 'આખી બોડી પેઇન્ટિંગનો ભાવ કેટલો'],
  ['kn', 'ಪೂರ್ತಿ ಬಾಡಿ ಪೇಂಟಿಂಗ್‌ಗೆ ಎಷ್ಟು ಆಗುತ್ತೆ'],
  ['ml', 'ഫുൾ ബോഡി പെയിന്റിങ് എത്ര രൂപ'],
  ['pa', 'ਪੂਰੀ ਬਾਡੀ ਪੇਂਟ ਦੇ ਕਿੰਨੇ ਲੱਗਣਗੇ'],
])('painting the whole body is another work than a panel (%s): %s', async (language, text) => {
  const { searched, tools } = pricing('Full body painting');
  await ask(text, { language, tools });
  expect(searched[0]).toBe('Full body painting');
});

test.each<[RevvyLanguage, string]>([
  ['en', 'cost of a new battery for tata nexon ev'],
  ['hi', 'नेक्सॉन ईवी की बैटरी कितने की आती है'],
  ['hi-Latn', 'ather ki battery badalne ka kharcha'],
  ['ta', 'டியாகோ இவி பேட்டரி விலை எவ்வளவு'],
])('the battery that drives an electric vehicle is another work (%s): %s', async (language, text) => {
  const { searched, tools } = pricing('Battery replacement');
  await ask(text, { language, tools });
  expect(searched[0]).toBe('Traction Battery');
});

test('an electric vehicle also has a battery of 12 volts', async () => {
  const { searched, tools } = pricing('12 V Battery replacement');
  await ask('price of 12v battery for nexon ev', { tools });
  expect(searched[0]).toBe('Battery');
});

test.each<[RevvyLanguage, string, string]>([
  ['en', 'full service of pulsar with engine oil how much', 'service'],
  ['hi-Latn', 'activa ki puri service oil ke saath kitne me', 'service'],
  ['hi', 'स्प्लेंडर की पूरी सर्विस इंजन ऑयल के साथ कितने की', 'service'],
  ['en', 'oil change price for pulsar', 'Oil change'],
  ['en', 'they asked 9000 for the service of my alto. they also did ac cleaning, is it too much', 'service'],
])('the main work is priced, not what comes with it (%s): %s', async (language, text, work) => {
  const { searched, tools } = pricing('Periodic service');
  await ask(text, { language, tools });
  expect(searched[0]).toBe(work);
});

test('the only service names what its price is for', async () => {
  const { reply } = await ask('clutch price for swift', { tools: pricing('Clutch overhaul', 1).tools });
  expect(reply).toContain('Clutch overhaul: ₹7,000 at One');
});

test('who also asks whether insurance pays gets the price and the note', async () => {
  const { reply } = await ask('windscreen replacement cost for swift and does insurance pay for it', {
    tools: pricing('Windscreen replacement').tools,
  });
  expect(reply).toContain('Windscreen replacement: ₹7,000');
  expect(reply).toMatch(/insurer|insurance/);
});

test('another part after a price asks for its price', async () => {
  const tools = fakeTools({
    priceRange: async ({ search, vehicleType = null }) => {
      const facts = { vehicleType, city: null, lowest: 2_000, highest: 3_000, garages: 2 };
      return search === 'Brake disc' ? null : { kind: 'price', service: search, ...facts };
    },
  }).tools;
  const { reply } = await converse(['brake pads price for honda city', 'and if discs also need changing?'], { tools });
  expect(reply).toContain(`Brake discs: ${packs.en.phrases.priceNone}`);
});

test('how much slack a chain needs is no question for a price', async () => {
  expect((await ask('how much slack should my chain have')).kinds).not.toContain('price');
});
