import type { Card, RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { describe, expect, test } from 'vitest';
import { ask, converse, fakeTools, packs } from '../../../../test/offline-asking.ts';
import type { RevvyTools, WantedDraft } from '../tools/revvy-tools.ts';

const garageId = '00000000-0000-4000-8000-000000000001';
const far = { garageId, name: 'Far Works', location: 'Indore', distanceKm: 516, from: 'Pune' };

/** A garage that does only the works of the list. */
function toolsDoing(done: readonly string[]) {
  const wanted: WantedDraft[] = [];
  const draftBooking: RevvyTools['draftBooking'] = async (asked) => {
    wanted.push(asked);
    const works = [asked.search, ...(asked.others ?? [])].filter((work) => done.includes(work));
    if (works[0] !== asked.search) return null;
    return {
      kind: 'draft',
      garageId,
      garageName: 'Sharma Works',
      services: works.map((name) => ({ id: garageId, name, price: 500 })),
      total: 500 * works.length,
      vehicleType: 'car',
      slot: { date: '2026-11-22', startTime: '15:00', endTime: '16:00' },
      isOtherDay: false,
    };
  };
  const findGarages: RevvyTools['findGarages'] = async () => null;
  return { wanted, tools: fakeTools({ draftBooking, findGarages, nearestGarage: async () => far }).tools };
}

function drafted(cards: readonly Card[]): string[] {
  return cards.flatMap((card) => (card.kind === 'draft' ? card.services.map(({ name }) => name) : []));
}

const wishes: [RevvyLanguage, string][] = [
  ['en', 'book a car wash and ac service for sunday 3 pm'],
  ['hi-Latn', 'sunday ko 3 baje gaadi ki washing aur ac service book kar do'],
  ['hi', 'रविवार को 3 बजे कार वॉश और एसी सर्विस बुक कर दो'],
  ['mr', 'रविवारी 3 वाजता कार वॉश आणि एसी सर्व्हिस बुक करा'],
  ['bn', 'রবিবার বিকেল ৩টেয় গাড়ি ধোয়া আর এসি সার্ভিস বুক করো'],
  ['ta', 'ஞாயிறு மதியம் 3 மணிக்கு கார் வாஷும் ஏசி சர்வீஸும் புக் பண்ணு'],
  ['te', 'ఆదివారం 3 గంటలకు కార్ వాష్ మరియు ఏసీ సర్వీస్ బుక్ చెయ్యి'],
  ['gu', 'રવિવારે 3 વાગ્યે કાર વોશ અને એસી સર્વિસ બુક કરો'],
  ['kn', 'ಭಾನುವಾರ 3 ಗಂಟೆಗೆ ಕಾರ್ ವಾಶ್ ಮತ್ತು ಎಸಿ ಸರ್ವೀಸ್ ಬುಕ್ ಮಾಡಿ'],
  ['ml', 'ഞായറാഴ്ച 3 മണിക്ക് കാർ വാഷും എസി സർവീസും ബുക്ക് ചെയ്യൂ'],
  ['pa', 'ਐਤਵਾਰ 3 ਵਜੇ ਕਾਰ ਵਾਸ਼ ਤੇ ਏਸੀ ਸਰਵਿਸ ਬੁੱਕ ਕਰ ਦਿਓ'],
];

describe('a wish for two works', () => {
  test.each(wishes)('is drafted whole at a garage that does both (%s)', async (language, text) => {
    const { cards } = await ask(text, { language, tools: toolsDoing(['Foam wash', 'AC Service']).tools });
    expect(drafted(cards).sort()).toEqual(['AC Service', 'Foam wash']);
  });

  test.each(wishes)('says which work its garage does not do, and where that is done (%s)', async (language, text) => {
    const { reply, cards } = await ask(text, { language, tools: toolsDoing(['AC Service']).tools });
    expect(drafted(cards)).toEqual(['AC Service']);
    const [before = ''] = packs[language].phrases.draftWithout.split('{service}');
    expect(reply).toContain(before);
    expect(reply).toContain('Far Works');
  });

  test.each<[RevvyLanguage, string]>([
    ['en', 'car wash and interior cleaning on sunday'],
    ['hi-Latn', 'sunday ko car ki washing aur interior cleaning'],
    ['hi', 'रविवार को कार की धुलाई और इंटीरियर क्लीनिंग बुक कर दो'],
    ['mr', 'रविवारी कार वॉश आणि इंटिरिअर क्लिनिंग बुक करा'],
    ['bn', 'রবিবার গাড়ি ধোয়া আর ইন্টেরিয়র ক্লিনিং বুক করো'],
    ['ta', 'ஞாயிறு கார் வாஷ் மற்றும் இன்டீரியர் கிளீனிங் புக் பண்ணு'],
    ['te', 'ఆదివారం కార్ వాష్ మరియు ఇంటీరియర్ క్లీనింగ్ బుక్ చెయ్యి'],
    ['gu', 'રવિવારે કાર વોશ અને ઇન્ટિરિયર ક્લીનિંગ બુક કરો'],
    ['kn', 'ಭಾನುವಾರ ಕಾರ್ ವಾಶ್ ಮತ್ತು ಇಂಟೀರಿಯರ್ ಕ್ಲೀನಿಂಗ್ ಬುಕ್ ಮಾಡಿ'],
    ['ml', 'ഞായറാഴ്ച കാർ വാഷും ഇന്റീരിയർ ക്ലീനിങ്ങും ബുക്ക് ചെയ്യൂ'],
    ['pa', 'ਐਤਵਾਰ ਕਾਰ ਵਾਸ਼ ਤੇ ਇੰਟੀਰੀਅਰ ਕਲੀਨਿੰਗ ਬੁੱਕ ਕਰ ਦਿਓ'],
  ])('tells washing from cleaning inside (%s)', async (language, text) => {
    const { cards } = await ask(text, { language, tools: toolsDoing(['Foam wash', 'Interior Cleaning']).tools });
    expect(drafted(cards).sort()).toEqual(['Foam wash', 'Interior Cleaning']);
  });

  test('is drafted with the second if nobody near does the first', async () => {
    const { cards } = await ask('book ac service and a car wash tomorrow', { tools: toolsDoing(['Foam wash']).tools });
    expect(drafted(cards)).toEqual(['Foam wash']);
  });

  test('keeps both when the time changes', async () => {
    const { tools, wanted } = toolsDoing(['Foam wash', 'AC Service']);
    const { cards } = await converse(['book a car wash and ac service for sunday 3 pm', 'make it 5 pm'], { tools });
    expect(drafted(cards).sort()).toEqual(['AC Service', 'Foam wash']);
    expect(wanted.at(-1)).toMatchObject({ hours: { around: '17:00' } });
  });

  test.each([
    ['tyre alignment and balancing tomorrow, please book', ['Alignment', 'Balancing']],
    ['book brake pads and disc for tomorrow', ['Brake Pads']],
    ['book a foam wash for tomorrow', ['Foam wash']],
  ])('names no work that only describes another: %s', async (text, works) => {
    const { cards } = await ask(text, { tools: toolsDoing(['Alignment', 'Balancing', 'Tyres', ...works]).tools });
    expect(drafted(cards)).toEqual(works);
  });
});

test.each<[RevvyLanguage, string, string]>([
  ['en', 'book ac service for my car tomorrow 4 pm', 'add a car wash too'],
  ['hi-Latn', 'kal 4 baje car ki ac service book karo', 'washing bhi add kar do'],
  ['hi', 'कल 4 बजे कार की एसी सर्विस बुक करो', 'वॉशिंग भी जोड़ दो'],
  ['mr', 'उद्या 4 वाजता कारची एसी सर्व्हिस बुक करा', 'वॉश पण जोडा'],
  ['bn', 'কাল বিকেল ৪টেয় গাড়ির এসি সার্ভিস বুক করো', 'সঙ্গে ওয়াশ যোগ করো'],
  ['ta', 'நாளைக்கு 4 மணிக்கு கார் ஏசி சர்வீஸ் புக் பண்ணு', 'கூடவே வாஷ் சேர்த்துக்கோ'],
  ['te', 'రేపు 4 గంటలకు కార్ ఏసీ సర్వీస్ బుక్ చెయ్యి', 'వాష్ కూడా యాడ్ చెయ్యి'],
  ['gu', 'કાલે 4 વાગ્યે કારની એસી સર્વિસ બુક કરો', 'વોશ પણ ઉમેરો'],
  ['kn', 'ನಾಳೆ 4 ಗಂಟೆಗೆ ಕಾರ್ ಎಸಿ ಸರ್ವೀಸ್ ಬುಕ್ ಮಾಡಿ', 'ವಾಶ್ ಕೂಡ ಸೇರಿಸಿ'],
  ['ml', 'നാളെ 4 മണിക്ക് കാർ എസി സർവീസ് ബുക്ക് ചെയ്യൂ', 'വാഷ് കൂടി ചേർക്കൂ'],
  ['pa', 'ਕੱਲ੍ਹ 4 ਵਜੇ ਕਾਰ ਦੀ ਏਸੀ ਸਰਵਿਸ ਬੁੱਕ ਕਰੋ', 'ਵਾਸ਼ ਵੀ ਜੋੜ ਦਿਓ'],
])('a work is added to the draft (%s)', async (language, wish, more) => {
  const { cards } = await converse([wish, more], { language, tools: toolsDoing(['Foam wash', 'AC Service']).tools });
  expect(drafted(cards).sort()).toEqual(['AC Service', 'Foam wash']);
});

test.each<[RevvyLanguage, string]>([
  ['en', 'i want interior cleaning of my car'],
  ['hi-Latn', 'car ki interior cleaning karwani hai'],
  ['hi', 'कार की एसी सर्विस करवानी है'],
  ['mr', 'कारची एसी सर्व्हिस करायची आहे'],
  ['bn', 'গাড়ির এসি সার্ভিস করাতে চাই'],
  ['ta', 'காருக்கு ஏசி சர்வீஸ் பண்ணணும்'],
  ['te', 'కారుకి ఏసీ సర్వీస్ చేయించాలి'],
  ['gu', 'કારની એસી સર્વિસ કરાવવી છે'],
  ['kn', 'ಕಾರಿಗೆ ಎಸಿ ಸರ್ವೀಸ್ ಮಾಡಿಸಬೇಕು'],
  ['ml', 'കാറിന് എസി സർവീസ് ചെയ്യണം'],
  ['pa', 'ਕਾਰ ਦੀ ਏਸੀ ਸਰਵਿਸ ਕਰਵਾਉਣੀ ਹੈ'],
])('a wish for a work without a day shows who does it (%s)', async (language, text) => {
  const { kinds } = await ask(text, { language });
  expect(['garages', 'draft']).toContain(kinds[0]);
});

test('a wish that tells of a fault is answered by what is known of the fault', async () => {
  const { kinds } = await ask('i want to know why my ac is not cooling after the gas refill');
  expect(kinds[0]).not.toBe('garages');
});

test.each<[RevvyLanguage, string]>([
  ['en', 'interior cleaning price'],
  ['hi-Latn', 'interior cleaning ka kharcha'],
  ['hi', 'इंटीरियर क्लीनिंग का खर्च'],
  ['mr', 'इंटिरिअर क्लिनिंगचा खर्च'],
  ['bn', 'ইন্টেরিয়র ক্লিনিং কত টাকা'],
  ['ta', 'இன்டீரியர் கிளீனிங் எவ்வளவு செலவு'],
  ['te', 'ఇంటీరియర్ క్లీనింగ్ ఎంత ఖర్చు'],
  ['gu', 'ઇન્ટિરિયર ક્લીનિંગનો ખર્ચ કેટલો'],
  ['kn', 'ಇಂಟೀರಿಯರ್ ಕ್ಲೀನಿಂಗ್ ಎಷ್ಟು ಖರ್ಚು'],
  ['ml', 'ഇന്റീരിയർ ക്ലീനിങ് എത്ര രൂപ'],
  ['pa', 'ਇੰਟੀਰੀਅਰ ਕਲੀਨਿੰਗ ਦਾ ਖਰਚਾ'],
])('cleaning inside is not priced as a wash (%s)', async (language, text) => {
  const { cards } = await ask(text, { language });
  expect(cards.find(({ kind }) => kind === 'price')).toMatchObject({ service: 'Interior Cleaning' });
});

describe('the price of two works', () => {
  test('is told for each', async () => {
    const { cards } = await ask('alignment and balancing cost for my swift');
    expect(cards.flatMap((card) => (card.kind === 'price' ? [card.service] : []))).toEqual(['Alignment', 'Balancing']);
  });

  test('is told for the one that is done near, and the other is far', async () => {
    const priceRange: RevvyTools['priceRange'] = async ({ search, isAnywhere }) => {
      const facts = { vehicleType: null, city: null, lowest: 700, highest: 750, garages: 2 };
      return search === 'Alignment' || isAnywhere ? { kind: 'price', service: search, ...facts } : null;
    };
    const { tools } = fakeTools({ priceRange, nearestGarage: async () => far });
    const { reply } = await ask('alignment and balancing cost for my swift', { tools });
    expect(reply).toContain('Wheel alignment: ₹700 to ₹750');
    expect(reply).toContain(
      'Wheel balancing: I found no garage for this within 50 km of Pune. The nearest one is Far Works',
    );
  });
});
