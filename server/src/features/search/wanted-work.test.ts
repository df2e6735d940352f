import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../test/api.ts';
import { searchAt, startDemonstration } from '../../../test/demonstration.ts';

let api: Api;

beforeAll(async () => {
  api = await startDemonstration();
}, 60_000);

afterAll(() => api.stop());

async function first(text: string, wanted: Record<string, string> = {}) {
  const { items, ...page } = await searchAt(api, { text, ...wanted });
  const [hit] = items;
  return {
    ...page,
    location: hit?.garage.location ?? 'nowhere',
    service: hit?.matches[0]?.name ?? 'nothing',
    price: hit?.matches[0]?.price ?? 0,
    km: hit?.garage.distanceKm ?? 0,
  };
}

const bikesAtHome =
  'bike service at home | bike ki servicing ghar par | घर पर बाइक सर्विस | घरी येऊन बाइक सर्व्हिस | বাড়িতে এসে বাইক সার্ভিস | வீட்டில் பைக் சர்வீஸ் | ఇంటి వద్ద బైక్ సర్వీస్ | ઘરે બાઇક સર્વિસ | ಮನೆಗೆ ಬಂದು ಬೈಕ್ ಸರ್ವಿಸ್ | വീട്ടിൽ വന്ന് ബൈക്ക് സർവീസ് | ਘਰ ਆ ਕੇ ਬਾਈਕ ਸਰਵਿਸ';

test.each(bikesAtHome.split(' | '))(
  'where no van is near, "%s" finds the garages of the city and says so',
  async (text) => {
    const { location, service, nearestTo, unmet } = await first(text, { city: 'Bengaluru' });
    expect(location).toContain('Bengaluru');
    expect({ service, nearestTo, unmet }).toEqual({
      service: 'General bike service',
      nearestTo: null,
      unmet: ['visit'],
    });
  },
);

test('a visit that somebody near offers is one', async () => {
  expect(await first('bike service at home', { city: 'Pune' })).toMatchObject({
    service: 'Bike service at home',
    unmet: [],
  });
  expect(await first('car wash at home', { city: 'Mumbai' })).toMatchObject({ unmet: [], nearestTo: null });
});

test('no other visit answers for the work: a battery at home is about the battery', async () => {
  const { service, location, unmet } = await first('battery at home', { city: 'Coimbatore' });
  expect(location).toContain('Coimbatore');
  expect({ is: /battery/i.test(service), unmet }).toEqual({ is: true, unmet: ['visit'] });
});

test.each(['clutch repair at home', 'clutch plate change at home', 'ghar par clutch repair', 'घर पर क्लच रिपेयर'])(
  'where a van comes for other work only, "%s" finds the workshops and says so',
  async (text) => {
    const { service, location, unmet } = await first(text, { city: 'Pune' });
    expect(location).toContain('Pune');
    expect({ is: /clutch/i.test(service), unmet }).toEqual({ is: true, unmet: ['visit'] });
  },
);

const ordinary =
  /periodic service|routine|standard|general|car service|check-up|diagnos|inspection|comprehensive|health check|annual/i;

test.each(
  'car mechanic | car garage | gaadi mistri car | कार मैकेनिक | कार मेकॅनिक | গাড়ির মিস্ত্রি | கார் மெக்கானிக் | కార్ మెకానిక్ | કાર મિકેનિક | ಕಾರ್ ಮೆಕ್ಯಾನಿಕ್ | കാർ മെക്കാനിക്ക് | ਕਾਰ ਮਕੈਨਿਕ'.split(
    ' | ',
  ),
)('"%s" shows an ordinary service first, and no wrap or wash', async (text) => {
  expect((await first(text, { city: 'Kochi' })).service).toMatch(ordinary);
  const far = await first(`${text} trivandrum`);
  expect(far.nearestTo).toBe('Thiruvananthapuram');
  expect(far.service).toMatch(ordinary);
});

test.each([
  'bike repair',
  'bike ripairing',
  'बाइक रिपेयर',
  'बाईक दुरुस्ती',
  'বাইক মেরামত',
  'பைக் ரிப்பேர்',
  'బైక్ రిపేర్',
  'બાઇક રિપેરિંગ',
  'ಬೈಕ್ ರಿಪೇರಿ',
  'ബൈക്ക് റിപ്പയർ',
  'ਬਾਈਕ ਰਿਪੇਅਰ',
])('"%s" is about the bike, not about a service with the word repair', async (text) => {
  expect((await first(text, { city: 'Mumbai' })).service).toMatch(ordinary);
});

test('an ordinary service comes before the one for special bikes, unless the bike is one', async () => {
  expect((await first('bike service', { city: 'Bengaluru' })).service).toBe('General bike service');
  expect((await first('royal enfield service', { city: 'Bengaluru' })).service).toMatch(/^Classic bike service/);
  expect((await first('bullet ki servicing', { city: 'Chandigarh' })).service).toMatch(/^Classic bike service/);
});

test.each(
  'change | badalni hai | बदलनी है | बदलायची | বদলাতে হবে | மாற்ற | మార్చాలి | બદલવી છે | ಬದಲಾಯಿಸಬೇಕು | മാറ്റണം | ਬਦਲਣੀ ਹੈ'.split(
    ' | ',
  ),
)('a chain beside "%s" is a new chain', async (word) => {
  expect((await first(`chain ${word}`, { city: 'Bengaluru' })).service).toMatch(/sprocket (replacement|kit)/);
});

test.each(
  'car not starting | gaadi start nahi ho rahi | गाड़ी स्टार्ट नहीं हो रही | गाडी सुरू होत नाही | গাড়ি স্টার্ট হচ্ছে না | கார் ஸ்டார்ட் ஆகல | కార్ స్టార్ట్ అవ్వట్లేదు | ગાડી સ્ટાર્ટ થતી નથી | ಕಾರ್ ಸ್ಟಾರ್ಟ್ ಆಗ್ತಿಲ್ಲ | കാർ സ്റ്റാർട്ട് ആകുന്നില്ല | ਗੱਡੀ ਸਟਾਰਟ ਨਹੀਂ ਹੋ ਰਹੀ'.split(
    ' | ',
  ),
)('"%s" shows a jump start or the battery before a scan', async (text) => {
  expect((await first(text, { city: 'Mumbai' })).service).toMatch(/jump start/i);
  expect((await first(text, { city: 'Kochi' })).service).toMatch(/battery|jump start/i);
});

test.each(
  'steering vibration | steering hil raha hai | स्टीयरिंग काँपता है | स्टीअरिंग थरथरते | স্টিয়ারিং কাঁপছে | ஸ்டீயரிங் அதிருது | స్టీరింగ్ వైబ్రేషన్ | સ્ટીયરિંગ ધ્રૂજે છે | ಸ್ಟೀರಿಂಗ್ ನಡುಗುತ್ತದೆ | സ്റ്റിയറിംഗ് വിറയ്ക്കുന്നു | ਸਟੇਅਰਿੰਗ ਕੰਬਦਾ ਹੈ'.split(
    ' | ',
  ),
)('"%s" is about a car, because a bike has a handlebar', async (text) => {
  expect((await first(text, { city: 'Chennai' })).service).toBe('3D Wheel Alignment and balancing');
});

test('a radiator without a vehicle is that of a car', async () => {
  expect((await first('radiator flush', { city: 'Chennai' })).service).not.toMatch(/bike|scooter/i);
});

test.each(
  'engine overhaul | engine repair | engine ka kaam | इंजन का काम | इंजिनचे काम | ইঞ্জিন মেরামত | இன்ஜின் வேலை | ఇంజిన్ రిపేర్ | એન્જિન રિપેર | ಎಂಜಿನ್ ರಿಪೇರಿ | എഞ്ചിൻ പണി | ਇੰਜਣ ਦਾ ਕੰਮ'.split(
    ' | ',
  ),
)('"%s" is no cleaning of the engine bay', async (text) => {
  expect((await first(`bike ${text}`, { city: 'Jaipur' })).service).toMatch(/engine overhaul/i);
  expect((await first(text, { city: 'Mumbai' })).service).toMatch(/half engine repair/i);
  expect((await first(`car ${text}`, { city: 'Ahmedabad' })).service).toMatch(/diagnos/i);
});

test('a symptom is looked into in the town, even where nobody has its own service', async () => {
  for (const text of ['engine garam ho raha hai', 'गाड़ी गरम हो रही है', 'કાર ગરમ થાય છે']) {
    const { location, nearestTo } = await first(text, { city: 'Indore' });
    expect({ location, nearestTo }).toEqual({ location: expect.stringContaining('Indore'), nearestTo: null });
  }
});

test('where nothing fits the price, the cheapest of the town are shown, and the page says so', async () => {
  const dear = await first('ceramic coating under 10000', { city: 'Kolkata' });
  expect(dear).toMatchObject({ service: 'Graphene ceramic coating', unmet: ['price'], nearestTo: null });
  const wash = await first('car wash under 100', { city: 'Mumbai' });
  expect(wash).toMatchObject({ unmet: ['price'], nearestTo: null });
  expect(wash.location).toContain('Mumbai');
  expect(await first('car wash under 700', { city: 'Mumbai' })).toMatchObject({ unmet: [] });
});

test.each(['सबसे सस्ता कार वॉश', 'cheapest car wash', 'सर्वात स्वस्त कार वॉश', 'সবচেয়ে সস্তা কার ওয়াশ'])(
  '"%s" washes a car, not a bike',
  async (text) => {
    expect((await first(text, { city: 'Mumbai' })).service).not.toMatch(/bike/i);
  },
);

test.each(
  'bike pickup and drop | car pick up and drop service | gaadi pickup drop | पिकअप ड्रॉप | पिकअप अँड ड्रॉप | পিকআপ ড্রপ | பிக்கப் டிராப் | పికప్ డ్రాప్ | પિકઅપ ડ્રોપ | ಪಿಕಪ್ ಡ್ರಾಪ್ | പിക്കപ്പ് ഡ്രോപ്പ് | ਪਿਕਅੱਪ ਡ੍ਰੌਪ'.split(
    ' | ',
  ),
)('"%s" finds services with pickup', async (text) => {
  const { items, understood } = await searchAt(api, { text, city: 'Chennai' });
  expect(understood.some(({ kind }) => kind === 'wish')).toBe(true);
  expect(items.length).toBeGreaterThan(0);
  expect(items.every(({ matches }) => matches[0]?.serviceTypes.includes('pickup'))).toBe(true);
});

test.each(['helmet shop', 'हेलमेट', 'হেলমেট', 'ஹெல்மெட்', 'హెల్మెట్', 'હેલ્મેટ', 'ಹೆಲ್ಮೆಟ್', 'ഹെൽമറ്റ്', 'ਹੈਲਮੇਟ'])(
  'no garage sells what "%s" asks for, and the page says so',
  async (text) => {
    expect((await first(text, { city: 'Pune' })).isUnlisted).toBe(true);
  },
);

test('a scooter that does not charge is about its battery', async () => {
  for (const text of ['ather not charging', 'ather charge nahi ho raha', 'एथर चार्ज नहीं हो रहा'])
    expect((await first(text, { city: 'Pune' })).service).toMatch(/battery/i);
});

test('a check of electric scooters is no ordinary work of a garage', async () => {
  expect((await first('open on sunday', { city: 'Pune' })).service).not.toMatch(/electric/i);
});

test('a polish of bikes does not stand in for a coating', async () => {
  expect((await first('ceramic coating under 15000', { city: 'Chennai' })).service).toMatch(
    /ceramic|glass coating|rubbing/i,
  );
});

test.each(
  'bike silencer repair | bike ka silencer | बाइक का साइलेंसर | बाईकचा सायलेन्सर | বাইকের সাইলেন্সার | பைக் சைலன்சர் | బైక్ సైలెన్సర్ | બાઇક સાયલેન્સર | ಬೈಕ್ ಸೈಲೆನ್ಸರ್ | ബൈക്ക് സൈലൻസർ | ਬਾਈਕ ਸਾਈਲੈਂਸਰ'.split(
    ' | ',
  ),
)('an ordinary workshop looks into "%s", where nobody lists the part', async (text) => {
  const { location, service } = await first(text, { city: 'Mumbai' });
  expect(location).toContain('Mumbai');
  expect(service).toMatch(/bike service|general service/i);
});

test.each(['bike horn', 'bike ka horn nahi baj raha', 'बाइक का हॉर्न', 'பைக் ஹாரன்', 'ಬೈಕ್ ಹಾರ್ನ್'])(
  'for "%s" nobody drives to another city',
  async (text) => {
    const { location, nearestTo } = await first(text, { city: 'Bengaluru' });
    expect({ location, nearestTo }).toEqual({ location: expect.stringContaining('Bengaluru'), nearestTo: null });
  },
);

test.each(
  'mechanic ghar bulana hai | मैकेनिक घर बुलाना है | मेकॅनिक घरी बोलावायचा आहे | মিস্ত্রি বাড়িতে ডাকতে হবে | மெக்கானிக்கை வீட்டுக்கு கூப்பிடணும் | మెకానిక్ ఇంటికి పిలవాలి | મિકેનિક ઘરે બોલાવવો છે | ಮೆಕ್ಯಾನಿಕ್ ಮನೆಗೆ ಕರೆಯಬೇಕು | മെക്കാനിക്കിനെ വീട്ടിലേക്ക് വിളിക്കണം | ਮਕੈਨਿਕ ਘਰ ਬੁਲਾਉਣਾ ਹੈ'.split(
    ' | ',
  ),
)('"%s" wants a visit in the chosen city', async (text) => {
  const { location, service } = await first(text, { city: 'Pune' });
  expect(location).toContain('Pune');
  expect(service).toMatch(/home|doorstep/i);
});

test('a brand of tyres is no seat, and a wrap mends no mirror', async () => {
  expect((await first('ceat tyre', { city: 'Mumbai' })).service).toMatch(/tyre/i);
  expect((await first('car mirror broken', { city: 'Chennai' })).service).not.toMatch(/wrap/i);
  expect((await first('கார் கண்ணாடி உடைந்தது', { city: 'Coimbatore' })).service).not.toMatch(/wrap/i);
});

test('a repair of a bike is no repair of starters', async () => {
  expect((await first('bike repair', { city: 'Gurgaon' })).service).not.toMatch(/starter|alternator/i);
});

test('a window is looked into in the town, and a dent is not', async () => {
  expect((await first('car window not closing', { city: 'Hyderabad' })).location).toContain('Hyderabad');
  expect((await first('car accident repair', { city: 'Pune' })).service).toMatch(/dent/i);
});

test('where a work is understood and no garage does it, the page says so and asks for no other spelling', async () => {
  for (const text of ['pollution check', 'puc', 'पीयूसी', 'પીયુસી'])
    expect(await first(text, { city: 'Delhi' })).toMatchObject({ service: 'nothing', isUnlisted: true });
  expect(await first('sdkfjh', { city: 'Delhi' })).toMatchObject({ service: 'nothing', isUnlisted: false });
  expect(await first('pollution check', { city: 'Delhi', vehicleType: 'truck' })).toMatchObject({ isUnlisted: false });
});

test('a work that is only dearer is offered, also in another city', async () => {
  const found = await first('dent paint under 2000', { city: 'Mumbai' });
  expect(found).toMatchObject({ isUnlisted: false, unmet: ['price'] });
  expect(found.service).toMatch(/dent/i);
});

test('the word car in a name is no reason to drive farther', async () => {
  expect((await first('patna car mechanic')).location).toContain('Lucknow');
});

test('the best matching service of a garage comes first', async () => {
  expect((await first('dent', { city: 'Delhi' })).service).toMatch(/dent/i);
  expect((await first('car detailing', { city: 'Mumbai' })).service).toMatch(/interior|ceramic|rubbing/i);
  expect((await first('car breakdown', { latitude: '19.0760', longitude: '72.8777' })).service).toBe('Jump start');
  expect((await first('car ka wiper kharab', { city: 'Lucknow' })).service).not.toMatch(/repellent/i);
});

test('also of garages far away the one with an ordinary service comes first', async () => {
  const { nearestTo, service } = await first('kolhapur servicing');
  expect(nearestTo).toBe('Kolhapur');
  expect(service).toMatch(ordinary);
});

test.each([
  ['full body wrap', 'Hyderabad', /full body wrap|vinyl wrap/i],
  ['फुल बॉडी रैप', 'Hyderabad', /full body wrap|vinyl wrap/i],
  ['full car painting', 'Chandigarh', /full body painting/i],
  ['पूरी गाड़ी पेंट करानी है', 'Delhi', /full body painting/i],
  ['ev charger installation', 'Pune', /charger/i],
  ['होम चार्जर', 'Bengaluru', /charger/i],
  ['car not picking up speed', 'Delhi', /service|diagnos|injector|tuning/i],
])('"%s" in %s shows %s', async (text, city, service) => {
  const found = await first(text, { city });
  expect(found.service).toMatch(service);
  expect(found.understood.some(({ kind }) => kind === 'wish')).toBe(true);
});

test('an upgrade that is named is shown', async () => {
  expect((await first('thar lift kit', { city: 'Jaipur' })).service).toBe('4x4 lift kit');
  expect((await first('lowering springs', { city: 'Chennai' })).service).toMatch(/lowering/i);
});
