import type { SearchHit } from '@pahiya/contract/garages/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createGarage } from '../../../test/garages.ts';
import { createJobGarages, type Job, jobServices } from '../../../test/job-garages.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
  await createJobGarages(api);
  const offers = [{ name: jobServices.brakes, price: 500, duration: 30 }];
  await createGarage(api.services.db, {
    name: 'Garage far',
    location: 'Andheri, Mumbai, Maharashtra',
    services: offers,
  });
});

afterAll(() => api.stop());

async function search(wanted: Record<string, string>) {
  const path = `/garages/search?${new URLSearchParams({ city: 'Pune', ...wanted })}`;
  const { status, body } = await api.call<{ items: SearchHit[] }>('GET', path);
  expect(status).toBe(200);
  return body.items;
}

const found = async (text: string) => (await search({ text })).map(({ garage }) => garage.name.replace('Garage ', ''));

/** Search texts for each job, by language. */
const said: Record<string, Partial<Record<Job, string>>> = {
  Hinglish: {
    brakes: 'brek | break shoe',
    oil: 'tel badalna | oil chenge',
    tyres: 'tayar',
    puncture: 'panchar | hawa nikal rahi hai',
    battery: 'baitri',
    wash: 'gaadi dhulai',
    body: 'denting painting',
    clutch: 'klach',
    suspension: 'shokar',
    alignment: 'alaiment',
    headlight: 'hedlight',
    wiring: 'wairing',
    cleaning: 'andar ki safai',
    puc: 'pradushan',
  },
  Hindi: {
    brakes: 'ब्रेक | ब्रेक पैड बदलवाने हैं',
    oil: 'तेल बदलना है',
    tyres: 'टायर',
    puncture: 'पंचर',
    battery: 'बैट्री | बेटरी',
    ac: 'एसी',
    wash: 'गाड़ी की धुलाई',
    body: 'डेंटिंग',
    clutch: 'क्लच',
    suspension: 'सस्पेंशन',
    alignment: 'अलाइनमेंट',
    headlight: 'हेडलाइट',
    wiring: 'बिजली का काम',
    puc: 'प्रदूषण',
  },
  Marathi: {
    brakes: 'ब्रेक',
    oil: 'ऑइल बदलायचे आहे',
    tyres: 'टायर',
    puncture: 'पंक्चर',
    battery: 'बॅटरी',
    ac: 'एसी',
    wash: 'गाडी धुवायची',
    clutch: 'क्लच',
    chain: 'साखळी',
    headlight: 'हेडलाईट',
    spares: 'सुटे भाग',
    body: 'पोचा',
  },
  Bengali: {
    brakes: 'ব্রেক',
    oil: 'মোবিল পাল্টাতে হবে',
    tyres: 'টায়ার',
    puncture: 'পাংচার',
    battery: 'ব্যাটারি',
    ac: 'এসি',
    wash: 'গাড়ি ধোয়া',
    clutch: 'ক্লাচ',
    chain: 'চেইন',
    headlight: 'হেডলাইট',
    body: 'ডেন্টিং',
    suspension: 'সাসপেনশন',
  },
  Tamil: {
    brakes: 'பிரேக்',
    oil: 'ஆயில் மாத்தணும்',
    tyres: 'டயர்',
    puncture: 'பஞ்சர்',
    battery: 'பேட்டரி',
    ac: 'ஏசி',
    wash: 'வாட்டர் வாஷ்',
    clutch: 'கிளட்ச்',
    chain: 'செயின்',
    headlight: 'ஹெட்லைட்',
    spares: 'உதிரி பாகங்கள்',
    suspension: 'சஸ்பென்ஷன்',
    puc: 'புகை சான்றிதழ்',
  },
  Telugu: {
    brakes: 'బ్రేక్',
    oil: 'ఆయిల్ మార్చాలి',
    tyres: 'టైర్',
    puncture: 'పంక్చర్',
    battery: 'బ్యాటరీ',
    ac: 'ఏసీ',
    wash: 'కార్ వాష్',
    clutch: 'క్లచ్',
    chain: 'చైన్',
    headlight: 'హెడ్ లైట్',
    body: 'డెంటింగ్',
    suspension: 'సస్పెన్షన్',
  },
  Gujarati: {
    brakes: 'બ્રેક',
    oil: 'ઓઇલ બદલાવવું છે',
    tyres: 'ટાયર',
    puncture: 'પંચર',
    battery: 'બેટરી',
    ac: 'એસી',
    wash: 'ગાડી ધોવી છે',
    clutch: 'ક્લચ',
    chain: 'સાંકળ',
    headlight: 'હેડલાઇટ',
    body: 'ગોબો',
    suspension: 'સસ્પેન્શન',
  },
  Kannada: {
    brakes: 'ಬ್ರೇಕ್',
    oil: 'ಆಯಿಲ್ ಬದಲಾಯಿಸಬೇಕು',
    tyres: 'ಟೈರ್',
    puncture: 'ಪಂಕ್ಚರ್',
    battery: 'ಬ್ಯಾಟರಿ',
    ac: 'ಎಸಿ',
    wash: 'ಗಾಡಿ ವಾಶ್',
    clutch: 'ಕ್ಲಚ್',
    chain: 'ಚೈನ್',
    headlight: 'ಹೆಡ್‌ಲೈಟ್',
    spares: 'ಬಿಡಿ ಭಾಗ',
    suspension: 'ಸಸ್ಪೆನ್ಶನ್',
  },
  Malayalam: {
    brakes: 'ബ്രേക്ക്',
    oil: 'ഓയിൽ മാറ്റണം',
    tyres: 'ടയർ',
    puncture: 'പഞ്ചർ',
    battery: 'ബാറ്ററി',
    ac: 'എസി | കൂളിങ്',
    wash: 'വണ്ടി കഴുകണം',
    clutch: 'ക്ലച്ച്',
    chain: 'ചങ്ങല',
    headlight: 'ഹെഡ്‌ലൈറ്റ്',
    claim: 'ഇൻഷുറൻസ്',
    suspension: 'സസ്പെൻഷൻ',
  },
  Punjabi: {
    brakes: 'ਬ੍ਰੇਕ',
    oil: 'ਤੇਲ ਬਦਲਣਾ ਹੈ',
    tyres: 'ਟਾਇਰ',
    puncture: 'ਪੰਚਰ',
    battery: 'ਬੈਟਰੀ',
    ac: 'ਏਸੀ',
    wash: 'ਗੱਡੀ ਧੋਣੀ',
    clutch: 'ਕਲੱਚ',
    chain: 'ਚੇਨ',
    headlight: 'ਹੈੱਡਲਾਈਟ',
    spares: 'ਪੁਰਜ਼ੇ',
    suspension: 'ਸਸਪੈਂਸ਼ਨ',
  },
};

describe.each(Object.entries(said))('in %s', (_, words) => {
  const searches = Object.entries(words).flatMap(([job, texts]) => texts.split(' | ').map((text) => [text, job]));

  test.each(searches)('"%s" finds the %s', async (text, job) => {
    expect(await found(text)).toEqual([job]);
  });
});

test('a search in another script shows the intended services', async () => {
  const [hit] = await search({ text: 'बैटरी' });
  expect(hit?.matches.map(({ name }) => name)).toEqual([jobServices.battery]);
});

test('the service that matches most of the text is shown first, and none that only comes home', async () => {
  const offers = ['Doorstep wash', 'Battery replacement', 'Doorstep Battery fitting'];
  const services = offers.map((name, place) => ({ name, price: 100 + place, duration: 30 }));
  await createGarage(api.services.db, { name: 'Comes home', location: 'Adyar, Chennai', services });
  const [hit] = await search({ text: 'വീട്ടിൽ ബാറ്ററി', city: 'Chennai' });
  expect(hit?.matches.map(({ name }) => name)).toEqual([offers[2], offers[1]]);
});

test.each([
  ['brek, Bombay', ['far']],
  ['मुंबई में ब्रेक', ['far']],
  ['மும்பை பிரேக்', ['far']],
  ['মুম্বাই', ['far']],
  ['ಮುಂಬೈ ಬ್ರೇಕ್', ['far']],
  ['ਮੁੰਬਈ', ['far']],
])('"%s" finds a place by its name in any script', async (text, names) => {
  const path = `/garages/search?${new URLSearchParams({ text })}`;
  const { body } = await api.call<{ items: SearchHit[] }>('GET', path);
  expect(body.items.map(({ garage }) => garage.name.replace('Garage ', ''))).toEqual(names);
});

test('the city may be given in any script', async () => {
  expect((await search({ text: 'ब्रेक', city: 'ముంబై' })).map(({ garage }) => garage.name)).toEqual(['Garage far']);
});

test.each([
  ['लम्बी और छोटी मात्रा', 'बैटरि', 'battery'],
  ['a joiner', 'हेड\u200dलाइट', 'headlight'],
  ['composed and decomposed letters', 'ਹੈੱਡਲਾਈਟ'.normalize('NFD'), 'headlight'],
  ['doubled letters', 'batteryy', 'battery'],
  ['who is still writing', 'बैट', 'battery'],
])('%s: "%s" finds the %s', async (_, text, job) => {
  expect(await found(text)).toEqual([job]);
});

test('fillers are ignored, and names of garages are still searched', async () => {
  expect(await found('mujhe apni gaadi ka tel badalwana hai')).toEqual(['oil']);
  expect(await found('garage oil')).toEqual(['oil']);
  expect(await found('ब्रेक garage')).toEqual(['brakes']);
});

test.each(['झठफ', 'ழஃஞ', 'xqzzyk', 'कखग घङच', '്്്', '\u200d\u200c', "ब्'; drop table garages; --झठ"])(
  'the nonsense %o finds nothing and causes no error',
  async (text) => {
    expect(await found(text)).toEqual([]);
  },
);
