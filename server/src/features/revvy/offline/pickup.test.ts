import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { expect, test } from 'vitest';
import { ask, fakeTools, packs } from '../../../../test/offline-asking.ts';
import type { RevvyTools } from '../tools/revvy-tools.ts';

const pickups: [RevvyLanguage, string][] = [
  ['en', 'book oil change tomorrow 10 am with pickup from home'],
  ['en', 'please book car service on monday and pick up my car from my house'],
  ['hi-Latn', 'kal oil change book karo, ghar se le jaana'],
  ['hi', 'कल सर्विस बुक करो, गाड़ी घर से ले जाना'],
  ['mr', 'उद्या सर्व्हिस बुक करा, गाडी घरून घेऊन जा'],
  ['bn', 'কাল সার্ভিস বুক করুন, বাড়ি থেকে নিয়ে যাবেন'],
  ['ta', 'நாளைக்கு சர்வீஸ் புக் பண்ணுங்க, வீட்டுல வந்து எடுத்துட்டு போங்க'],
  ['te', 'రేపు సర్వీస్ బుక్ చేయండి, ఇంటి నుంచి తీసుకెళ్ళండి'],
  ['gu', 'કાલે સર્વિસ બુક કરો, ઘરેથી લઈ જજો'],
  ['kn', 'ನಾಳೆ ಸರ್ವಿಸ್ ಬುಕ್ ಮಾಡಿ, ಮನೆಯಿಂದ ತಗೊಂಡು ಹೋಗಿ'],
  ['ml', 'നാളെ സർവീസ് ബുക്ക് ചെയ്യൂ, വീട്ടിൽ വന്ന് കൊണ്ടുപോകണം'],
  ['pa', 'ਕੱਲ੍ਹ ਸਰਵਿਸ ਬੁੱਕ ਕਰੋ, ਘਰੋਂ ਲੈ ਜਾਣਾ'],
  ['en', 'book pickup for wheel alignment tomorrow 12'],
  ['hi-Latn', 'kal 10 baje pickup ke sath car service book karo'],
  ['hi', 'कल 10 बजे कार सर्विस पिकअप के साथ बुक करो'],
  ['mr', 'उद्या 10 वाजता पिकअपसह कार सर्व्हिस बुक करा'],
  ['bn', 'কাল ১০টায় পিকআপ সহ কার সার্ভিস বুক করো'],
  ['ta', 'நாளைக்கு 10 மணிக்கு பிக்கப்போட கார் சர்வீஸ் புக் பண்ணு'],
  ['te', 'రేపు 10 గంటలకు పికప్ తో కార్ సర్వీస్ బుక్ చెయ్యి'],
  ['gu', 'કાલે 10 વાગ્યે પિકઅપ સાથે કાર સર્વિસ બુક કરો'],
  ['kn', 'ನಾಳೆ 10 ಗಂಟೆಗೆ ಪಿಕಪ್ ಜೊತೆಗೆ ಕಾರ್ ಸರ್ವೀಸ್ ಬುಕ್ ಮಾಡಿ'],
  ['ml', 'നാളെ 10 മണിക്ക് പിക്കപ്പ് സഹിതം കാർ സർവീസ് ബുക്ക് ചെയ്യൂ'],
  ['pa', 'ਕੱਲ੍ਹ 10 ਵਜੇ ਪਿਕਅੱਪ ਨਾਲ ਕਾਰ ਸਰਵਿਸ ਬੁੱਕ ਕਰੋ'],
];
test.each(pickups)('%s: %s is drafted with pickup', async (language, text) => {
  const { reply, cards } = await ask(text, { language });
  expect(cards[0]).toMatchObject({ kind: 'draft', serviceType: 'pickup' });
  expect(reply).toContain(packs[language].phrases.draftPickup);
});

test.each<[RevvyLanguage, string]>([
  ['en', 'book a battery replacement tomorrow, the mechanic should come to my home'],
  ['en', 'i want home service for my bike tomorrow'],
  ['hi-Latn', 'ghar par aake bike service kar do kal'],
  ['hi', 'घर पर आकर बैटरी बदल दो, कल बुक करो'],
])('%s: %s is drafted with home service and its fee', async (language, text) => {
  const { reply, cards } = await ask(text, { language });
  expect(cards[0]).toMatchObject({ kind: 'draft', serviceType: 'home_service' });
  expect(reply).toContain('₹49');
});

test('Revvy says so when the garage does not do the work at home', async () => {
  const { tools } = fakeTools();
  const draftBooking: RevvyTools['draftBooking'] = async (wanted) =>
    await tools.draftBooking({ ...wanted, serviceType: undefined });
  const { reply } = await ask('book clutch repair at my home tomorrow', { tools: { ...tools, draftBooking } });
  expect(reply).toContain('Sharma Works does not do this work at your home');
});

test('a draft can be changed to pickup, which a later change keeps', async () => {
  const { tools } = fakeTools();
  const first = await ask('book oil change in Pune tomorrow', { tools });
  const history = [
    { role: 'user' as const, content: 'book oil change in Pune tomorrow' },
    { role: 'assistant' as const, content: first.reply, cards: first.cards },
  ];
  const second = await ask('with pickup please', { tools, history });
  expect(second.cards[0]).toMatchObject({ kind: 'draft', serviceType: 'pickup' });
  history.push(
    { role: 'user', content: 'with pickup please' },
    { role: 'assistant', content: second.reply, cards: second.cards },
  );
  expect((await ask('make it evening', { tools, history })).cards[0]).toMatchObject({ serviceType: 'pickup' });
});

test('a draft without such a wish says nothing of pickup', async () => {
  const { reply, cards } = await ask('book oil change in Pune tomorrow');
  expect(cards[0]).not.toHaveProperty('serviceType', 'pickup');
  expect(reply).not.toContain(packs.en.phrases.draftPickup);
});
