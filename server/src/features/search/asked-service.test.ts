import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../test/api.ts';
import { searchAt, startDemonstration } from '../../../test/demonstration.ts';

let api: Api;

beforeAll(async () => {
  api = await startDemonstration();
}, 60_000);

afterAll(() => api.stop());

const search = (city: string, text: string) => searchAt(api, { text, ...(city && { city }) });

const electric = /\bevs?\b|electric\b|traction|charger/i;

test.each([
  ['Pune', 'engine se dhak dhak awaz'],
  ['Pune', 'engine noise'],
  ['Pune', 'car noise'],
  ['Pune', 'royal enfield engine noise'],
  ['Pune', 'activa inspection'],
  ['Pune', 'second hand activa'],
  ['Pune', 'bike vibration'],
  ['Pune', 'brake pads'],
  ['Pune', 'car ac service'],
  ['Pune', 'इंजन से आवाज़'],
  ['Pune', 'इंजिनचा आवाज'],
  ['Pune', 'ইঞ্জিনে আওয়াজ'],
  ['Pune', 'இன்ஜின் சத்தம்'],
  ['Pune', 'ఇంజిన్ శబ్దం'],
  ['Pune', 'એન્જિનમાં અવાજ'],
  ['Pune', 'ಎಂಜಿನ್ ಶಬ್ದ'],
  ['Pune', 'എഞ്ചിൻ ശബ്ദം'],
  ['Pune', 'ਇੰਜਣ ਦੀ ਆਵਾਜ਼'],
])('in %s, "%s" shows no service for electric vehicles', async (city, text) => {
  const { items } = await search(city, text);
  for (const { matches } of items) expect(matches[0]?.name ?? '').not.toMatch(electric);
});

test.each([
  ['Mumbai', 'electric scooter battery repair'],
  ['Mumbai', 'ola electric'],
  ['Mumbai', 'ev battery'],
  ['Mumbai', 'ather 450x battery'],
  ['Mumbai', 'इलेक्ट्रिक स्कूटर बैटरी'],
  ['Mumbai', 'इलेक्ट्रिक स्कूटर बॅटरी'],
  ['Kolkata', 'ইলেকট্রিক স্কুটার ব্যাটারি'],
  ['Chennai', 'எலக்ட்ரிக் ஸ்கூட்டர் பேட்டரி'],
  ['Hyderabad', 'ఎలక్ట్రిక్ స్కూటర్ బ్యాటరీ'],
  ['Surat', 'ઇલેક્ટ્રિક સ્કૂટર બેટરી'],
  ['Mysuru', 'ಎಲೆಕ್ಟ್ರಿಕ್ ಸ್ಕೂಟರ್ ಬ್ಯಾಟರಿ'],
  ['Kochi', 'ഇലക്ട്രിക് സ്കൂട്ടർ ബാറ്ററി'],
  ['Chandigarh', 'ਇਲੈਕਟ੍ਰਿਕ ਸਕੂਟਰ ਬੈਟਰੀ'],
])('in %s, "%s" leads to the nearest garage for electric vehicles, and to no petrol battery', async (city, text) => {
  const { items, nearestTo } = await search(city, text);
  expect(nearestTo).toBe(city);
  expect(items.length).toBeGreaterThan(0);
  for (const { matches } of items) expect(matches[0]?.name).toMatch(electric);
});

test.each([
  ['Pune', 'ather service center', /electric scooter check-up/i],
  ['', 'nexon ev service pune', /ev health check/i],
  ['', 'ev battery', /battery/i],
  ['', 'engine diagnostics', /diagnos/i],
  ['Pune', 'chain sprocket', /sprocket|chain and/i],
  ['Pune', 'splendor chain sprocket change price', /sprocket|chain and/i],
  ['Pune', 'chain lubrication', /chain/i],
  ['Pune', 'चेन स्प्रॉकेट', /sprocket|chain and/i],
  ['Kolkata', 'গাড়ির ব্যাটারি বদলাতে হবে', /^(?!.*(bike|two-wheeler)).*battery/i],
  ['Chandigarh', 'ਗੱਡੀ ਦੀ ਬੈਟਰੀ', /^(?!.*(bike|two-wheeler)).*battery/i],
  ['', 'alto suspension noise ahmedabad', /inspection/i],
  ['Pune', 'car tyre puncture', /puncture/i],
])('in %s, "%s" shows %s first', async (city, text, service) => {
  const { items } = await search(city, text);
  expect(items[0]?.matches[0]?.name).toMatch(service);
});

test.each(['cheapest bike service', 'bike service', 'सबसे सस्ती बाइक सर्विस', 'मोटर साइकिल सर्विस', 'பைக் சர்வீஸ்'])(
  '"%s" is for a motorcycle, which needs no service for scooters',
  async (text) => {
    const { items } = await search('', text);
    const shown = items.flatMap(({ matches }) => matches.map(({ name }) => name));
    expect(shown).not.toContainEqual(expect.stringMatching(/scooter/i));
    expect(items.every(({ matches }) => matches.length > 0)).toBe(true);
  },
);

test('a two-wheeler may be a scooter', async () => {
  const { items } = await search('Pune', 'two wheeler service');
  const shown = items.flatMap(({ matches }) => matches.map(({ name }) => name));
  expect(shown).toContainEqual(expect.stringMatching(/scooter/i));
});

test.each([
  'brake lagane par chu chu awaz',
  'brake lagate waqt awaz',
  'brake marlyavar awaz',
  'brake chaple awaz',
  'brake veste awaz',
])('"%s" finds the brakes of cars and bikes', async (text) => {
  const { items } = await search('Pune', text);
  expect(items.length).toBeGreaterThan(3);
  for (const { matches } of items) expect(matches[0]?.name).toMatch(/brake/i);
});

test.each([
  ['', 'xuv700 alloy wheel mumbai', /alloy/i],
  ['', 'honda shine carburetor cleaning nagpur', /carburettor/i],
  ['Pune', 'car cleaning', /interior|vacuum|seat/i],
  ['', 'stage 1 ecu tuning', /ecu/i],
  ['Delhi', 'car accessories shop', /body kit|touchscreen|seat cover|camera/i],
  ['Pune', 'washing bike', /wash for bikes|bike wash/i],
  ['', 'ladakh trip bike check', /preparation/i],
  ['Indore', 'truck air brake', /brake/i],
  ['Pune', 'bullet silencer awaz', /bike service|classic/i],
  ['Ahmedabad', 'બાઇકની ચેઇન', /chain/i],
  ['Hyderabad', 'tata nexon ev battery health', /ev battery health/i],
  ['Nagpur', 'चारचाकीची सर्व्हिसिंग', /^(?!.*bike).*service/i],
  ['', 'વડોદરામાં ટાયર પંચર', /puncture/i],
])('in %s, "%s" shows %s first, as asked', async (city, text, service) => {
  const { items } = await search(city, text);
  expect(items[0]?.matches[0]?.name).toMatch(service);
});

test('the nearest garages also keep to the highest price', async () => {
  const { items, nearestTo } = await search('', 'ceramic coating under 15000 bangalore');
  expect(nearestTo).toBe('Bengaluru');
  expect(items.flatMap(({ matches }) => matches.map(({ price }) => price)).every((price) => price <= 15_000)).toBe(
    true,
  );
});

test.each([
  ['', 'mechanic near hinjewadi phase 2', 'Hinjewadi', /./],
  ['', 'hitech city car service', 'Hyderabad', /service/i],
  ['', 'hero electric scooter repair chennai', 'Bengaluru', /electric scooter/i],
  ['', 'oil change indor', 'Indore', /oil/i],
  ['', 'chandni chowk bike repair', 'Delhi', /./],
  ['Indore', 'insurance claim accident car', '', /claim/i],
  ['Pune', 'car modification', 'Pune', /wrap|lighting|exhaust|custom|kit/i],
  ['Surat', 'windshield replacement', '', /windscreen replacement/i],
  ['Hyderabad', 'tyre change price car', '', /tyres/i],
  ['Gurugram', 'diesel suv service', '', /^(?!.*scooter).*(service)/i],
  ['Ahmedabad', 'એક્ટિવાનું સર્વિસ', 'Ahmedabad', /scooter service/i],
  ['', 'கோயம்புத்தூர் டயர் மாற்ற', 'Coimbatore', /tyres/i],
])('in %s, "%s" leads to %s', async (city, text, place, service) => {
  const { items } = await search(city, text);
  expect(items[0]?.garage.location).toContain(place);
  expect(items[0]?.matches[0]?.name).toMatch(service);
  for (const { matches } of items) expect(matches[0]?.name ?? '').not.toMatch(/AC check-up/i);
});

test('where only an upgrade of the part is offered, the nearest ordinary service follows', async () => {
  const { items } = await search('', 'கோயம்புத்தூர் டயர் மாற்ற');
  expect(items.length).toBeGreaterThan(1);
  expect(items.slice(1).every(({ garage }) => (garage.distanceKm ?? 0) > 0)).toBe(true);
});

const upgradesOnly = /\bkit\b|stage \d|\btuning\b/i;

test.each([
  ['Bengaluru', 'brake pads', /^Brake Pads/],
  ['Bengaluru', 'innova crysta brake pad', /^Brake Pads/],
  ['Bengaluru', 'ಕಾರ್ ಬ್ರೇಕ್ ರಿಪೇರಿ', /Brake Pads/],
  ['Gurugram', 'doorstep battery', /^Battery delivered/],
  ['Gurugram', 'car battery at home', /^Battery delivered/],
  ['Jaipur', 'accident', /Denting/],
  ['Mumbai', 'bike se kala dhuan aa raha hai', /service|check|diagnos/i],
])('in %s, "%s" shows that service first, and no upgrade', async (city, text, service) => {
  const { items } = await search(city, text);
  expect(items[0]?.matches[0]?.name).toMatch(service);
  for (const { matches } of items) expect(matches[0]?.name).not.toMatch(upgradesOnly);
});

test('a kit is found by its name', async () => {
  const { items } = await search('Bengaluru', 'big brake kit');
  expect(items[0]?.matches[0]?.name).toContain('Big brake kit');
});

test.each([
  ['Pune', 'scooter battery', 'Scooter Battery replacement'],
  ['Pune', 'स्कूटर बॅटरी बदलायची आहे', 'Scooter Battery replacement'],
  ['Hyderabad', 'బైక్ స్టార్ట్ అవ్వడం లేదు', 'Jump start'],
])('in %s, "%s" shows the garage with the best matching service first', async (city, text, service) => {
  const { items } = await search(city, text);
  expect(items[0]?.matches[0]?.name).toBe(service);
});

test('the word garage lists all garages of the chosen city', async () => {
  const { items } = await search('Mumbai', 'garage');
  expect(items.length).toBeGreaterThan(3);
  expect(items).toEqual((await search('Mumbai', 'mechanic')).items);
});
