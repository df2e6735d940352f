import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../test/api.ts';
import { searchAt, startDemonstration } from '../../../test/demonstration.ts';
import { createGarage } from '../../../test/garages.ts';
import { understandSearch } from './queries/understand-search.ts';

let api: Api;

beforeAll(async () => {
  api = await startDemonstration();
}, 60_000);

afterAll(() => api.stop());

const wishesOf = (text: string) =>
  understandSearch(text).understood.flatMap((part) => (part.kind === 'wish' ? part.words : []));

/** Works that no garage does, in every language. */
test.each([
  [
    'a tractor',
    'tractor repair nagpur | tractor | ट्रैक्टर रिपेयर | ट्रॅक्टर दुरुस्ती | ট্রাক্টর সারাই | டிராக்டர் ரிப்பேர் | ట్రాక్టర్ రిపేర్ | ટ્રેક્ટર રિપેર | ಟ್ರ್ಯಾಕ್ಟರ್ ರಿಪೇರಿ | ട്രാക്ടർ റിപ്പയർ | ਟਰੈਕਟਰ ਦੀ ਮੁਰੰਮਤ',
  ],
  [
    'a rickshaw',
    'auto rickshaw cng repair | rickshaw mumbai | three wheeler service | रिक्शा रिपेयर | रिक्षा दुरुस्ती | টোটো সারাই | ஆட்டோ ரிப்பேர் | ఆటో రిపేర్ | રિક્ષા રિપેર | ಆಟೋ ರಿಪೇರಿ | ഓട്ടോറിക്ഷ റിപ്പയർ | ਰਿਕਸ਼ਾ ਰਿਪੇਅਰ',
  ],
  [
    'a bus',
    'bus repair indore | bus | school bus service | बस की सर्विस | बसची दुरुस्ती | বাসের ইঞ্জিন | பஸ் சர்வீஸ் | బస్సు రిపేర్ | બસની સર્વિસ | ಬಸ್ ಸರ್ವಿಸ್ | ബസ് സർവീസ് | ਬੱਸ ਦੀ ਸਰਵਿਸ',
  ],
  [
    'a bicycle',
    'bicycle repair | cycle puncture pune | साइकिल पंचर | सायकल दुरुस्ती | সাইকেল সারাই | சைக்கிள் பஞ்சர் | సైకిల్ రిపేర్ | સાયકલ રિપેર | ಸೈಕಲ್ ಪಂಕ್ಚರ್ | സൈക്കിൾ റിപ്പയർ | ਸਾਈਕਲ ਪੈਂਚਰ',
  ],
  [
    'a renewal of an insurance',
    'car insurance renewal | renew bike insurance | insurance renew karna hai | बीमा रिन्यू कराना है | विमा नूतनीकरण | বীমা নবায়ন | இன்சூரன்ஸ் புதுப்பிக்க | ఇన్సూరెన్స్ రెన్యువల్ | વીમો રિન્યુ | ವಿಮೆ ನವೀಕರಣ | ഇൻഷുറൻസ് പുതുക്കൽ | ਬੀਮਾ ਰੀਨਿਊ',
  ],
  [
    'a used vehicle to buy',
    'buy second hand car | second hand activa buy | used car dealer | purani gaadi kharidni hai | सेकंड हैंड कार खरीदना है | सेकंड हँड कार घ्यायची आहे | সেকেন্ড হ্যান্ড গাড়ি কিনতে চাই | செகண்ட் ஹேண்ட் கார் வாங்க | సెకండ్ హ్యాండ్ కారు కొనాలి | સેકન્ડ હેન્ડ કાર ખરીદવી છે | ಸೆಕೆಂಡ್ ಹ್ಯಾಂಡ್ ಕಾರು ಖರೀದಿ | സെക്കൻഡ് ഹാൻഡ് കാർ വാങ്ങണം | ਸੈਕੰਡ ਹੈਂਡ ਕਾਰ ਖਰੀਦਣੀ ਹੈ',
  ],
  [
    'a vehicle to sell',
    'sell my car | gaadi bechni hai | गाड़ी बेचनी है | गाडी विकायची आहे | গাড়ি বিক্রি করব | கார் விற்க | కారు అమ్మాలి | ગાડી વેચવી છે | ಕಾರು ಮಾರಬೇಕು | കാർ വിൽക്കണം | ਗੱਡੀ ਵੇਚਣੀ ਹੈ',
  ],
  [
    'a rental',
    'car rental | bike on rent | self drive car | gaadi kiraye par | किराये पर गाड़ी | गाडी भाड्याने | গাড়ি ভাড়া | வாடகை கார் | అద్దె కారు | ભાડે ગાડી | ಬಾಡಿಗೆ ಕಾರು | വാടക കാർ | ਕਿਰਾਏ ਤੇ ਗੱਡੀ',
  ],
  [
    'a licence',
    'driving licence | driving license renewal | dl | ड्राइविंग लाइसेंस | लायसन्स | ড্রাইভিং লাইসেন্স | டிரைவிங் லைசென்ஸ் | డ్రైవింగ్ లైసెన్స్ | લાઇસન્સ | ಲೈಸೆನ್ಸ್ | ലൈസൻസ് | ਲਾਇਸੈਂਸ',
  ],
  [
    'fuel',
    'fuel delivery near me | petrol khatam ho gaya | petrol pump | पेट्रोल खत्म हो गया | पेट्रोल पंप | পেট্রোল পাম্প | பெட்ரோல் பங்க் | పెట్రోల్ బంక్ | પેટ્રોલ પંપ | ಪೆಟ್ರೋಲ್ ಬಂಕ್ | പെട്രോൾ പമ്പ് | ਪੈਟਰੋਲ ਪੰਪ',
  ],
  [
    'a tow',
    'towing service near me | tow truck mumbai | towing | crane service | gaadi khinchwani hai | टोइंग | टोचन | টোয়িং | டோயிங் | టోయింగ్ | ટોઇંગ | ಟೋಯಿಂಗ್ | ടോയിംഗ് | ਟੋਇੰਗ',
  ],
])('a search for %s finds nothing and says what was understood', async (_, texts) => {
  for (const text of texts.split(' | ')) {
    for (const city of ['', 'Pune']) {
      const { items, nearestTo, understood } = await searchAt(api, { text, ...(city && { city }) });
      expect([items.map(({ matches }) => matches[0]?.name), nearestTo], text).toEqual([[], null]);
      expect(understood, text).toContainEqual(expect.objectContaining({ kind: 'wish' }));
    }
  }
});

test.each([
  ['bike service near bus stand pune', /service/i],
  ['motor cycle service pune', /bike|service/i],
  ['மோட்டார் சைக்கிள் சர்வீஸ்', /bike|service/i],
  ['insurance claim', /claim/i],
  ['second hand car inspection', /inspection/i],
  ['purani gaadi kharidne se pehle check', /inspection|check/i],
  ['buy car battery', /battery/i],
  ['auto repair pune', /./],
  ['dent insurance price', /./],
  ['breakdown', /roadside|jump/i],
])('"%s" is something that garages do', async (text, service) => {
  const { items } = await searchAt(api, { text });
  expect(items[0]?.matches[0]?.name).toMatch(service);
});

test('the words of an unlisted job are one wish, which can be taken away', () => {
  expect(wishesOf('tractor repair nagpur')).toEqual(['tractor', 'repair']);
  expect(wishesOf('car rental pune')).toEqual(['rental']);
});

test('an empty page says whether no garage does the work', async () => {
  const emptiness = async (text: string) => {
    const { items, isUnlisted } = await searchAt(api, { text });
    return [items.length, isUnlisted];
  };
  expect(await emptiness('tractor repair nagpur')).toEqual([0, true]);
  expect(await emptiness('ट्रैक्टर की मरम्मत')).toEqual([0, true]);
  expect(await emptiness('xqzwv')).toEqual([0, false]);
});

test('a garage that tows is found, the nearest with its distance', async () => {
  const { id } = await createGarage(api.services.db, {
    name: 'Bus Stand Rescue',
    location: 'Bus Stand Road, Nashik',
    latitude: 19.99,
    longitude: 73.79,
    services: [{ name: 'Flatbed towing', price: 1500, duration: 60 }],
  });
  const { items, nearestTo } = await searchAt(api, { text: 'towing', city: 'Pune' });
  expect(items.map(({ garage }) => garage.id)).toEqual([id]);
  expect(nearestTo).toBe('Pune');
  expect((await searchAt(api, { text: 'bus repair nashik' })).items).toEqual([]);
});

test.each([
  'london car',
  'new york bike repair',
  'dubai',
  'car wash singapore',
  'kathmandu garage',
  'bike service dhaka',
  'lahore',
  'colombo tyre',
  'दुबई में कार सर्विस',
  'काठमांडू गॅरेज',
  'ঢাকায় গাড়ি সার্ভিস',
  'கொழும்பு கார்',
  'సింగపూర్ కారు',
  'દુબઈ ગેરેજ',
  'ಲಂಡನ್ ಕಾರ್',
  'ദുബായ് കാർ വാഷ്',
  'ਕੈਨੇਡਾ ਗੱਡੀ',
])('"%s" is abroad, where Pahiya has no garage', async (text) => {
  const { items, isAbroad, understood } = await searchAt(api, { text });
  expect([items.length, isAbroad]).toEqual([0, true]);
  expect(understood[0]?.kind === 'place' || understood.some(({ kind }) => kind === 'place')).toBe(true);
});

test('the name of a city abroad in the name of a garage, or beside a place in India, is no place abroad', async () => {
  await createGarage(api.services.db, { name: 'Toronto Motors', location: 'Moga, Punjab' });
  const named = await searchAt(api, { text: 'toronto motors' });
  expect([named.items[0]?.garage.name, named.isAbroad]).toEqual(['Toronto Motors', false]);
  const beside = await searchAt(api, { text: 'dubai bazaar mumbai car' });
  expect([beside.isAbroad, beside.items[0]?.garage.location]).toEqual([false, expect.stringContaining('Mumbai')]);
});
