import { expect, test } from 'vitest';
import { indexCities } from '../../locations/rules.ts';
import { cityNamed } from './city-named.ts';

const place = { latitude: 18.5, longitude: 73.8, population: 0 };
const cities = indexCities([
  { ...place, name: 'Pune', state: 'Maharashtra', aliases: ['पुणे', 'Poona'], population: 3_100_000 },
  { ...place, name: 'Kalyani', state: 'West Bengal', aliases: [], population: 100_000 },
  { ...place, name: 'Navi Mumbai', state: 'Maharashtra', aliases: [] },
  { ...place, name: 'Mumbai', state: 'Maharashtra', aliases: ['Bombay'] },
  { ...place, name: 'Ooty', state: 'Tamil Nadu', aliases: [] },
  { ...place, name: 'Gaya', state: 'Bihar', aliases: [] },
  { ...place, name: 'Kothrud', state: 'Maharashtra', aliases: [], parent: 'Pune' },
  { ...place, name: 'Viman Nagar', state: 'Maharashtra', aliases: [], parent: 'Pune' },
]);

test.each([
  ['garages in Pune please', 'Pune'],
  ['पुणे में गैराज', 'Pune'],
  ['POONA?', 'Pune'],
  ['near navi mumbai', 'Navi Mumbai'],
  ['from bombay', 'Mumbai'],
  ['gaya me garage', 'Gaya'],
  ['Gaya', 'Gaya'],
  ['highway pe tyre fat gaya abhi', undefined],
  ['garage in kalyani', 'Kalyani'],
  ['garage in kalyani nagar', undefined],
  ['kalyani nagar pune garage', 'Pune'],
  ['garage at pune station', 'Pune'],
  ['कोथरूड में पंक्चर', 'Kothrud'],
  ['कोथरूडमध्ये वॉश', 'Kothrud'],
  ['विमान नगर के पास', 'Viman Nagar'],
  ['कोथरूड', 'Kothrud'],
  ['ट्रैफिक में गाड़ी गर्म', undefined],
  ['கோத்ரூட்ல நாளைக்கு கார் சர்வீஸ்', 'Kothrud'],
  ['కోత్రూడ్‌లో రేపు', 'Kothrud'],
  ['কোথরুডে কাল', 'Kothrud'],
  ['কোথরুডের কাছে', 'Kothrud'],
  ['કોથરૂડમાં કાલે', 'Kothrud'],
  ['ಕೋತ್ರೂಡ್‌ನಲ್ಲಿ ನಾಳೆ', 'Kothrud'],
  ['കോത്രൂഡിൽ നാളെ', 'Kothrud'],
  ['ਕੋਥਰੂਡ ਵਿੱਚ ਕੱਲ੍ਹ', 'Kothrud'],
  ['ਵਿਮਾਨ ਨਗਰ ਵਿੱਚ', 'Viman Nagar'],
  ['விமான் நகர்ல கார் வாஷ்', 'Viman Nagar'],
  ['என் கார் பிரேக் சத்தம் போடுது', undefined],
  ['my brakes squeal', undefined],
  ['', undefined],
])('%j names %s', (text, city) => {
  expect(cityNamed(text, cities)).toBe(city);
});
