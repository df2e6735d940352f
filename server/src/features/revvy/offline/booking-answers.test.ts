import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { createGarage, hourlyGrid } from '../../../../test/garages.ts';
import { ask, converse, fakeTools, packs } from '../../../../test/offline-asking.ts';
import { nameServices } from '../../../platform/service-names.ts';
import { toUserId } from '../../../platform/user-id.ts';
import type { RevvyTools } from '../tools/revvy-tools.ts';
import { createTools } from '../tools/tools.ts';

let database: TestDatabase;
let tools: RevvyTools;

const servicesOf = (names: string[]) =>
  names.map((name, place) => ({ name, price: 1_000 + place * 100, duration: 60 }));

/** Saturday, 21 November 2026, 11:30 in India. The customer's location is unknown. */
const now = new Date('2026-11-21T06:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await createGarage(db, {
    name: 'Saat Taare Motor Works',
    location: 'Karol Bagh, Delhi',
    vehicleTypes: ['car', 'suv'],
    services: servicesOf(['Periodic service', 'Battery replacement', 'Brake Pads', 'Full car service']),
    slots: hourlyGrid.filter(({ dayOfWeek, startTime }) => dayOfWeek !== 3 && (dayOfWeek !== 4 || startTime < '12')),
  });
  await createGarage(db, {
    name: 'Dilli Gear Dost',
    location: 'Rohini, Delhi',
    vehicleTypes: ['bike'],
    averageRating: 5,
    totalReviews: 9,
    services: servicesOf(['Bike Battery replacement', 'Bike service', 'Chain Cleaning']),
    slots: hourlyGrid,
  });
  await createGarage(db, {
    name: 'Chaukas Battery Point',
    location: 'Nehru Place, Delhi',
    vehicleTypes: ['car', 'bike'],
    averageRating: 4.9,
    totalReviews: 9,
    services: servicesOf(['Bike Battery', 'Car Battery', 'Jump start']),
    slots: hourlyGrid,
  });
  tools = createTools(db, { userId: toUserId('00000000-0000-4000-8000-000000000009'), place: null, now });
});

afterAll(() => database.drop());

async function talk(said: string[], language: RevvyLanguage = 'en') {
  const answer = await converse(said, { language, tools });
  const draft = answer.cards.find((card) => card.kind === 'draft');
  const { date, startTime } = draft?.slot ?? {};
  return { ...answer, draft: draft && [draft.garageName, draft.services[0]?.name, date, startTime] };
}

const [saatTaare, battery] = ['Saat Taare Motor Works', 'Battery replacement'] as const;
const monday = '2026-11-23';

test.each<[RevvyLanguage, string]>([
  ['en', 'Book a battery replacement at Saat Taare Motor Works in Delhi on Monday afternoon'],
  ['en', 'book battery replacement at saat taare on monday afternoon'],
  ['en', 'please book a battery replacement at SAT TARE MOTOR WORKS, monday noon'],
  ['en', 'book me a battery replacement with Saat Tarre Motar Work on Monday afternoon'],
  ['hi-Latn', 'saat taare motor works me battery replacement somvar ko dopahar me book kar do'],
  ['hi', 'सात तारे मोटर वर्क्स में बैटरी सोमवार को दोपहर में बुक कर दो'],
])('the named garage, service, day and time of day are drafted (%s: %s)', async (language, text) => {
  const { draft, reply } = await talk([text], language);
  expect(draft).toEqual([saatTaare, battery, monday, '12:00']);
  expect(reply).not.toContain(packs[language].phrases.placeAsk);
});

test('if the named garage does not offer the service, Revvy says so, lists what it offers and drafts nothing elsewhere', async () => {
  const { reply, kinds } = await talk(['Book a chain cleaning at Saat Taare Motor Works on Monday']);
  expect(reply).toContain('Saat Taare Motor Works does not offer Chain');
  expect(reply).toContain('Periodic service, Battery replacement');
  expect(kinds).not.toContain('draft');
});

test('a car garage named for a bike gets no draft', async () => {
  const { reply, kinds } = await talk(['Book a battery replacement for my bike at Saat Taare']);
  expect(reply).toContain('Saat Taare Motor Works does not offer Battery (bikes)');
  expect(kinds).toContain('garages');
  expect(kinds).not.toContain('draft');
});

test('Revvy says so when no garage has the given name', async () => {
  const { reply, kinds } = await talk(['Book a battery replacement at Kumar Brothers Motors in Delhi']);
  expect(reply).toContain("no garage called 'Kumar Brothers Motors'");
  expect(kinds).not.toContain('draft');
});

test.each<[string, string, string]>([
  ['Make it Tuesday', '2026-11-24', '12:00'],
  ['tomorrow evening please', '2026-11-22', '16:00'],
  ['next Friday', '2026-11-27', '12:00'],
  ['in the morning', monday, '09:00'],
  ['change the slot to Tuesday morning', '2026-11-24', '09:00'],
])('%s changes the previous draft', async (change, date, time) => {
  const { draft } = await talk(['Book a battery replacement at Saat Taare on Monday afternoon', change]);
  expect(draft).toEqual([saatTaare, battery, date, time]);
});

test.each<[string, string, string]>([
  ['on Wednesday', 'Wed, 25 Nov', '2026-11-26'],
  ['on Thursday afternoon', 'Thu, 26 Nov, in the afternoon', '2026-11-26'],
  ['tomorrow at 9 pm', 'Sun, 22 Nov, 9:00 PM', '2026-11-22'],
])('%s the garage is closed, and Revvy says so with the nearest free slots', async (when, wanted, date) => {
  const { draft, reply } = await talk([`Book a battery replacement at Saat Taare ${when}`]);
  expect(reply.split('\n')[0]).toMatch(
    new RegExp(`^Saat Taare Motor Works takes no bookings on ${wanted}\\. The nearest free ones: .* Nov`),
  );
  expect(draft?.[2]).toBe(date);
});

test.each<[string, string, string]>([
  ['on 24 November at 4 pm', '2026-11-24', '16:00'],
  ['24/11 ko shaam 4 baje', '2026-11-24', '16:00'],
  ['kal subah 10 baje', '2026-11-22', '10:00'],
  ['parso', monday, '09:00'],
  ['today at 3', '2026-11-21', '15:00'],
  ['tomorrow after 2 pm', '2026-11-22', '14:00'],
  ['at 2 pm', '2026-11-21', '14:00'],
])('a booking %s is drafted for that day and time', async (when, date, time) => {
  const { draft, reply } = await talk([`Book a battery replacement at Saat Taare ${when}`]);
  expect(draft).toEqual([saatTaare, battery, date, time]);
  expect(reply).toMatch(/^I have prepared this/);
});

test.each<[string, string, string, string]>([
  ['today at 10 am', 'Sat, 21 Nov, 10:00 AM is already over.', '2026-11-21', '12:00'],
  ['on 20 November', 'Fri, 20 Nov is already over.', '2026-11-21', '12:00'],
  ['on 24 March 2027', 'Bookings are possible up to Fri, 19 Feb.', '2027-02-19', '09:00'],
  ['on 31 November', 'The day you named does not exist.', '2026-11-21', '12:00'],
  ['tomorrow at 10:30', 'Saat Taare Motor Works takes no bookings on Sun, 22 Nov, 10:30 AM.', '2026-11-22', '10:00'],
])('a booking %s cannot be, and the first sentence says why', async (when, reason, date, time) => {
  const { draft, reply } = await talk([`Book a battery replacement at Saat Taare ${when}`]);
  expect(reply.startsWith(`${reason} The nearest free ones: `)).toBe(true);
  expect(draft).toEqual([saatTaare, battery, date, time]);
});

test.each(['at twenty oclock', '25 bje', 'சனங்கிழமை'])(
  'if %s cannot be read, the first sentence says so',
  async (when) => {
    const { draft, reply } = await talk([`Book a battery replacement at Saat Taare ${when}`]);
    expect(reply.startsWith(packs.en.phrases.draftUnread)).toBe(true);
    expect(draft?.[0]).toBe(saatTaare);
  },
);

test('a garage in another city is not drafted', async () => {
  const { reply, kinds } = await talk(['Book a car battery in Pune tomorrow']);
  expect(kinds).not.toContain('draft');
  expect(reply).toContain(packs.en.phrases.garagesNone);
});

const [swift, activa] = [
  { type: 'car', make: 'Maruti', model: 'Swift' },
  { type: 'bike', make: 'Honda', model: 'Activa' },
] as const;

function owning(...own: { type: 'car' | 'bike'; make: string; model: string }[]): RevvyTools {
  const rest = {
    registration: null,
    fuel: null,
    kilometres: null,
    pucUntil: null,
    insuranceUntil: null,
    serviceDue: null,
  };
  return {
    ...tools,
    lastVehicle: async () => own[0]?.type ?? null,
    ownVehicles: async () => own.map((each) => ({ ...each, ...rest })),
  };
}

test.each([
  { own: [swift, activa], text: 'Book a battery for my Activa in Delhi', service: 'Bike Battery replacement' },
  { own: [activa, swift], text: 'Book a battery for my swift in Delhi', service: 'Car Battery' },
  { own: [activa], text: 'meri gaadi ki battery book kar do Delhi me', service: 'Bike Battery replacement' },
  { own: [], text: 'book a battery for my bike at Chaukas Battery Point', service: 'Bike Battery' },
])('$text: a vehicle gets the service of its own kind', async ({ own, text, service }) => {
  const language = text.startsWith('meri') ? 'hi-Latn' : 'en';
  const { cards } = await ask(text, { language, tools: owning(...own) });
  expect(cards.find((card) => card.kind === 'draft')?.services[0]?.name).toBe(service);
});

test('a car battery is not drafted for a bike, and Revvy says when it assumes a car', async () => {
  const { draft, reply } = await talk(['Book a battery replacement in Delhi']);
  expect(draft?.[1]).not.toContain('Bike');
  expect(reply).toContain(packs.en.phrases.draftForCar);
});

test('the vehicle type comes from the conversation or from the last booking', async () => {
  expect((await talk(['Book a battery replacement in Delhi', 'it is a bike'])).draft?.[1]).toContain('Bike');
  const owner: RevvyTools = { ...tools, lastVehicle: async () => 'bike' };
  const { cards } = await ask('Book a battery replacement in Delhi', { tools: owner });
  const draft = cards.find((card) => card.kind === 'draft');
  expect(draft?.services[0]?.name).toContain('Bike');
});

test('the service whose name is closest to the question is drafted', async () => {
  expect((await talk(['Book a full car service at Saat Taare'])).draft?.[1]).toBe('Full car service');
  expect((await talk(['Book a full car service in Delhi'])).draft?.[1]).toBe('Full car service');
  expect((await talk(['Book a service at Saat Taare'])).draft?.[1]).toBe('Periodic service');
});

test('a named garage is remembered while Revvy asks for the service', async () => {
  const { draft } = await talk(['Book a slot at Chaukas Battery Point on Monday', 'jump start']);
  expect(draft?.slice(0, 3)).toEqual(['Chaukas Battery Point', 'Jump start', monday]);
});

test('a question about a named garage is answered without asking for a city', async () => {
  const { reply, kinds } = await talk(['Is Saat Taare Motor Works a good garage?']);
  expect(reply).not.toContain(packs.en.phrases.placeAsk);
  expect(kinds).toContain('garages');
});

test('without a named garage, one that is free on the day is preferred to a better one that is not', async () => {
  const { draft, reply } = await talk(['Book a car battery in Delhi on Wednesday']);
  expect(draft?.slice(0, 3)).toEqual(['Chaukas Battery Point', 'Car Battery', '2026-11-25']);
  expect(reply).not.toContain('There is no free slot');
});

test('a draft names its services in the language of the answer', async () => {
  const { reply } = await talk(['सात तारे मोटर वर्क्स में बैटरी सोमवार को दोपहर में बुक कर दो'], 'hi');
  expect(reply).toContain(nameServices([battery], 'hi')[0]);
  expect(reply).not.toContain(battery);
});

test('an answer says how far its garages are from the named city', async () => {
  const howFar: RevvyTools['howFar'] = async (ids, place = '') =>
    new Map(ids.map((id) => [id, { place, location: 'Sinnar', distanceKm: 28 }]));
  const { tools } = fakeTools({ howFar });
  const draft = await ask('book an oil change in Pune tomorrow', { tools });
  expect(draft.reply).toContain('Sharma Works is in Sinnar, about 28 km from Pune.');
  const list = await ask('show me garages for brake pads in Pune', { tools });
  expect(list.reply).toContain('I found no garage for this in Pune itself.');
  expect(list.reply).toContain('Sharma Works in Sinnar, 28 km away');
});

test('work that garages do for bikes alone is drafted for a bike', async () => {
  const { tools } = fakeTools();
  const asked: (string | undefined)[] = [];
  const draftBooking: RevvyTools['draftBooking'] = async (wanted) => {
    asked.push(wanted.vehicleType);
    const draft = wanted.vehicleType === 'bike' ? await tools.draftBooking(wanted) : null;
    return draft && { ...draft, vehicleType: 'bike' };
  };
  const forBikes = { ...tools, draftBooking, findGarages: async () => null };
  const { reply, kinds } = await ask('book a chain cleaning in Pune tomorrow', { tools: forBikes });
  expect(asked).toEqual(['car', 'bike']);
  expect(kinds).toContain('draft');
  expect(reply).not.toContain(packs.en.phrases.draftForCar);
});

test('work that garages do for cars elsewhere is not drafted for a bike', async () => {
  const asked: (string | undefined)[] = [];
  const id = '00000000-0000-4000-8000-000000000009';
  const { tools } = fakeTools({
    draftBooking: async ({ vehicleType }) => {
      asked.push(vehicleType);
      return null;
    },
    findGarages: async () => null,
    nearestGarage: async () => ({ garageId: id, name: 'Far Works', location: 'Indore', distanceKm: 480, from: 'Pune' }),
  });
  const { reply, kinds } = await ask('book an oil change in Pune tomorrow', { tools });
  expect(asked).toEqual(['car']);
  expect(kinds).toEqual(['services']);
  expect(reply).toContain('The nearest one is Far Works in Indore, 480 km away.');
  expect(reply).toContain(packs.en.phrases.draftForCar);
});

test("a garage's own work tells which of its vehicles is meant", async () => {
  const rest = 'book a chain cleaning tomorrow';
  const named = {
    garageId: '1',
    name: 'Gear Dost',
    vehicleTypes: ['car', 'bike'] as const,
    services: ['Chain Cleaning'],
  };
  const garageNamed: RevvyTools['garageNamed'] = async () => ({
    ...named,
    vehicleTypes: [...named.vehicleTypes],
    rest,
  });
  const { kinds } = await ask(`${rest} at Gear Dost`, { tools: fakeTools({ garageNamed }).tools });
  expect(kinds).toContain('draft');
});

test('a work that nobody near does gives way to another named one, and to none that was not named', async () => {
  const noBrakes: RevvyTools = {
    ...tools,
    draftBooking: async (wanted) =>
      wanted.search === 'Brake Pads' ? null : await tools.draftBooking({ ...wanted, others: [] }),
  };
  const draftOf = async (text: string) =>
    (await ask(text, { tools: noBrakes })).cards.find(({ kind }) => kind === 'draft');
  const named = await draftOf('book brake pads and a car battery for my car in Delhi');
  expect(named).toMatchObject({ services: [{ name: expect.stringContaining('Battery') }] });
  expect(await draftOf('book brake pads for my car in Delhi')).toBeUndefined();
});

test('a day without a free slot leads to the hour of the next free day that is nearest to the wanted one', async () => {
  const { cards } = await ask('book brake pads for my car in Delhi on wednesday at 3 pm', { tools });
  const draft = cards.find(({ kind }) => kind === 'draft');
  expect(draft).toMatchObject({ slot: { date: '2026-11-26', startTime: '11:00' } });
});

test.each<[RevvyLanguage, string, string]>([
  ['hi', 'परसो शाम 4 बजे बाइक सर्विस बुक करो', 'नही 4 नही साढे पांच बजे करदो'],
  ['hi-Latn', 'parso shaam 4 baje bike service book karo', 'nahi 4 nahi sadhe paanch baje kardo'],
  ['mr', 'परवा 4 वाजता बाईक सर्व्हिस बुक करा', 'नको 4 नको साडेपाच वाजता कर'],
  ['ta', 'நாளான்னைக்கு 4 மணிக்கு பைக் சர்வீஸ் புக் பண்ணு', 'இல்ல 4 இல்ல அஞ்சரை மணிக்கு மாத்து'],
])('an hour that is refused twice leaves the draft as it is (%s)', async (language, wish, change) => {
  const { drafted: wanted } = await converse([wish, change], { language });
  expect(wanted).toHaveLength(2);
  expect(wanted.at(-1)).toMatchObject({ search: 'service', hours: { around: '17:30' } });
});

test.each<[RevvyLanguage, string]>([
  ['en', 'i want to get my car ac checked on saturday'],
  ['hi-Latn', 'shanivar ko car ka ac dikhana hai'],
  ['hi', 'शनिवार को कार का एसी दिखाना है'],
  ['mr', 'शनिवारी कारचा एसी दाखवायचा आहे'],
  ['bn', 'শনিবার গাড়ির এসি দেখাতে হবে'],
  ['ta', 'சனிக்கிழமை கார் ஏசி பாக்கணும்'],
  ['te', 'శనివారం కార్ ఏసీ చూపించాలి'],
  ['gu', 'શનિવારે કારનું એસી બતાવવું છે'],
  ['kn', 'ಶನಿವಾರ ಕಾರ್ ಎಸಿ ತೋರಿಸಬೇಕು'],
  ['ml', 'ശനിയാഴ്ച കാർ എസി കാണിക്കണം'],
  ['pa', 'ਸ਼ਨੀਵਾਰ ਨੂੰ ਕਾਰ ਦਾ ਏਸੀ ਦਿਖਾਉਣਾ ਹੈ'],
])('to have something looked at on a day is a wish to book (%s)', async (language, text) => {
  expect((await converse([text], { language })).drafted).toMatchObject([{ search: 'AC Service', date: '2026-11-28' }]);
});

test.each<[RevvyLanguage, string]>([
  ['en', 'my battery is dead, get it checked, book tomorrow 5 pm'],
  ['hi-Latn', 'kal 5 baje car ki battery check karwani hai'],
  ['hi', 'कार का बैटरी चेक कराना है कल सुबह'],
  ['mr', 'उद्या सकाळी कारची बॅटरी चेक करायची आहे, बुक करा'],
  ['bn', 'কাল সকালে গাড়ির ব্যাটারি চেক করাতে চাই, বুক করো'],
  ['ta', 'நாளைக்கு காலைல கார் பேட்டரி செக் பண்ணணும் புக் பண்ணு'],
  ['te', 'రేపు ఉదయం కార్ బ్యాటరీ చెక్ చేయించాలి బుక్ చెయ్యి'],
  ['gu', 'કાલે સવારે કારની બેટરી ચેક કરાવવી છે, બુક કરો'],
  ['kn', 'ನಾಳೆ ಬೆಳಿಗ್ಗೆ ಕಾರ್ ಬ್ಯಾಟರಿ ಚೆಕ್ ಮಾಡಿಸಬೇಕು ಬುಕ್ ಮಾಡಿ'],
  ['ml', 'നാളെ രാവിലെ കാർ ബാറ്ററി ചെക്ക് ചെയ്യണം ബുക്ക് ചെയ്യൂ'],
  ['pa', 'ਕੱਲ੍ਹ ਸਵੇਰੇ ਕਾਰ ਦੀ ਬੈਟਰੀ ਚੈੱਕ ਕਰਵਾਉਣੀ ਹੈ ਬੁੱਕ ਕਰੋ'],
])('who asks for a check is drafted a check (%s)', async (language, text) => {
  expect((await converse([text], { language })).drafted).toMatchObject([{ search: 'Battery', isCheck: true }]);
});

test.each<[RevvyLanguage, string]>([
  ['en', 'brake pedal is soft and i have to go to Delhi tomorrow'],
  ['hi-Latn', 'brake pedal naram hai aur kal Delhi jana hai'],
  ['hi', 'ब्रेक पैडल नरम है और कल दिल्ली जाना है'],
  ['mr', 'ब्रेक पेडल मऊ आहे आणि उद्या Delhi जायचं आहे'],
  ['bn', 'ব্রেক প্যাডেল নরম, কাল Delhi যেতে হবে'],
  ['ta', 'பிரேக் பெடல் சாஃப்டா இருக்கு, நாளைக்கு Delhi போகணும்'],
  ['te', 'బ్రేక్ పెడల్ మెత్తగా ఉంది, రేపు Delhi వెళ్ళాలి'],
  ['gu', 'બ્રેક પેડલ નરમ છે, કાલે Delhi જવાનું છે'],
  ['kn', 'ಬ್ರೇಕ್ ಪೆಡಲ್ ಮೆತ್ತಗಿದೆ, ನಾಳೆ Delhi ಹೋಗಬೇಕು'],
  ['ml', 'ബ്രേക്ക് പെഡൽ സോഫ്റ്റ് ആണ്, നാളെ Delhi പോകണം'],
  ['pa', 'ਬ੍ਰੇਕ ਪੈਡਲ ਨਰਮ ਹੈ, ਕੱਲ੍ਹ Delhi ਜਾਣਾ ਹੈ'],
])('the end of a journey is not where a garage is wanted (%s)', async (language, text) => {
  const { searched, tools: faked } = fakeTools();
  await ask(text, { language, tools: faked });
  expect(searched).not.toContainEqual(expect.objectContaining({ city: 'Delhi' }));
});

test('a price and a garage for a scooter that was named before are those of scooters', async () => {
  const asked: object[] = [];
  const faked = fakeTools();
  const priceRange: RevvyTools['priceRange'] = async (wanted) => {
    asked.push(wanted);
    return await faked.tools.priceRange(wanted);
  };
  const all = { ...faked.tools, priceRange };
  const text = 'my scooty brake is weak';
  const { reply: content, cards } = await ask(text, { tools: all });
  const history = [{ role: 'user', content: text } as const, { role: 'assistant', content, cards } as const];
  await ask('price?', { tools: all, history });
  expect(asked[0]).toMatchObject({ said: expect.stringContaining('scooter') });
  expect(faked.searched).toContainEqual(expect.objectContaining({ said: expect.stringContaining('scoot') }));
});

test.each<[RevvyLanguage, string]>([
  ['ta', 'நாளைக்கு காலைல 10 மணிக்கு காருக்கு சர்வீஸ் புக் பண்ணு'],
  ['te', 'రేపు 10 గంటలకు కార్ సర్వీస్ బుక్ చెయ్యి'],
  ['kn', 'ನಾಳೆ 10 ಗಂಟೆಗೆ ಕಾರಿಗೆ ಸರ್ವೀಸ್ ಬುಕ್ ಮಾಡಿ'],
  ['ml', 'നാളെ 10 മണിക്ക് കാറിന് സർവീസ് ബുക്ക് ചെയ്യൂ'],
])('a car is heard with any ending (%s)', async (language, text) => {
  const { reply } = await ask(text, { language });
  expect(reply).not.toContain(packs[language].phrases.draftForCar);
});
