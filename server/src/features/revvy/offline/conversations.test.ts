import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { describe, expect, test } from 'vitest';
import { converse, packs } from '../../../../test/offline-asking.ts';

async function talk(said: readonly string[], language: RevvyLanguage = 'en') {
  const { drafted, ...answer } = await converse(said, { language });
  return { ...answer, draft: drafted.at(-1) };
}

function noteOf({ cards }: Awaited<ReturnType<typeof talk>>): string {
  const sources = cards.find((card) => card.kind === 'sources');
  return sources?.titles[0] ?? '';
}

describe('a detail of a symptom is read together with the symptom', () => {
  test.each<[RevvyLanguage, string, string[]]>([
    ['en', 'Check-engine light', ['check engine light came on', 'it is blinking']],
    ['en', 'Battery goes flat', ['battery keeps dying overnight', 'i replaced it last month']],
    ['en', 'Brakes squeal', ['brakes squealing', 'front wheels only']],
    ['en', 'steering has become heavy', ['steering is hard', 'only when parking', 'why does it happen']],
    ['en', 'Transfer of ownership', ['how to transfer rc', 'how many days does it take']],
    ['hi-Latn', 'number plate', ['hsrp plate nahi lagi hai', 'kaise lagwau']],
    ['hi-Latn', 'Clutch', ['clutch slip kar raha hai', 'sirf chadhai pe']],
    ['hi', 'बैटरी', ['बैटरी रोज डिस्चार्ज होती है', 'नई है एक महीने पुरानी']],
  ])('%s: the answer is about %s', async (language, title, said) => {
    expect(noteOf(await talk(said, language)).toLowerCase()).toContain(title.toLowerCase());
  });

  test.each([
    ['ac not cooling', 'how to transfer rc of a second hand car', 'Transfer'],
    ['brakes squealing', 'what is zero dep insurance', 'insurance covers'],
    ['engine is overheating in traffic', 'fine for driving without puc', 'puc certificate'],
  ])('after %j the new question %j is answered by itself', async (first, then, title) => {
    expect(noteOf(await talk([first, then])).toLowerCase()).toContain(title.toLowerCase());
  });
});

test('the details of a note that was just shown are told openly instead of its beginning', async () => {
  const first = await talk(['battery keeps dying overnight']);
  const second = await talk(['battery keeps dying overnight', 'how do i find what is draining']);
  const lead = first.reply.split('\n\n', 1)[0] ?? '';
  expect(lead).not.toBe('');
  expect(second.reply).not.toContain(lead);
  expect(second.reply).not.toContain('<!--more-->');
});

test.each<[RevvyLanguage, string, string]>([
  ['en', 'chain of my bike is dry', 'can i do it myself at home'],
  ['hi-Latn', 'bike ki chain sukhi hai', 'khud kar sakta hu kya'],
  ['ta', 'பைக் கிளட்ச் டைட்டா இருக்கு', 'நானே வீட்ல சரி பண்ண முடியுமா'],
])('whether one may do it oneself is no wish to book (%s)', async (language, first, then) => {
  const { reply, draft } = await talk([first, then], language);
  expect(draft).toBeUndefined();
  expect(reply).toContain(packs[language].phrases.bySelf);
});

test.each<[RevvyLanguage, string, string]>([
  ['en', 'brakes squealing', 'what will it cost'],
  ['hi', 'ब्रेक से चूं चूं आवाज़ आती है', 'ठीक करवाने में कितना'],
  ['mr', 'ब्रेक मधून चीं चीं आवाज येतो', 'दुरुस्त करायला किती'],
  ['bn', 'ব্রেকে ক্যাঁচক্যাঁচ আওয়াজ', 'সারাতে কত'],
  ['ta', 'பிரேக்ல கீச்சுனு சத்தம் வருது', 'சரி பண்ண எவ்ளோ'],
  ['te', 'బ్రేక్ నుంచి కీచు శబ్దం', 'బాగు చేయడానికి ఎంత'],
  ['gu', 'બ્રેકમાંથી ચૂં ચૂં અવાજ આવે છે', 'રિપેર કરાવવાના કેટલા'],
  ['kn', 'ಬ್ರೇಕ್ ಕೀ ಅಂತ ಶಬ್ದ', 'ಸರಿ ಮಾಡೋಕೆ ಎಷ್ಟು'],
  ['ml', 'ബ്രേക്കിൽ നിന്ന് കീച്ച് ശബ്ദം', 'ശരിയാക്കാൻ എത്ര'],
  ['pa', 'ਬ੍ਰੇਕਾਂ ਚੀਕਦੀਆਂ ਹਨ', 'ਠੀਕ ਕਰਵਾਉਣ ਦਾ ਕਿੰਨਾ'],
])('the price after a symptom is that of the work which mends it (%s)', async (language, first, then) => {
  const { cards } = await talk([first, then], language);
  expect(cards.find((card) => card.kind === 'price')).toMatchObject({ service: 'Brake Pads' });
});

describe('a time that is not wanted gives way to the other one', () => {
  test.each<[RevvyLanguage, string, string]>([
    ['en', 'book an oil change in Pune on monday', 'not monday, tuesday'],
    ['hi', 'पुणे में सोमवार को ऑयल चेंज बुक करो', 'सोमवार नहीं, मंगलवार'],
    ['hi-Latn', 'Pune me somvar ko oil change book karo', 'somvar nahi mangalvar'],
    ['mr', 'पुण्यात सोमवारी ऑइल चेंज बुक करा', 'सोमवार नको मंगळवार'],
    ['bn', 'পুনেতে সোমবার অয়েল চেঞ্জ বুক করুন', 'সোমবার না, মঙ্গলবার'],
    ['ta', 'புனேல திங்கட்கிழமை ஆயில் சேஞ்ச் புக் பண்ணுங்க', 'திங்கட்கிழமை வேணாம் செவ்வாய்க்கிழமை'],
    ['te', 'పుణేలో సోమవారం ఆయిల్ చేంజ్ బుక్ చేయండి', 'సోమవారం వద్దు మంగళవారం'],
    ['gu', 'પુણેમાં સોમવારે ઓઇલ ચેન્જ બુક કરો', 'સોમવાર નહીં મંગળવાર'],
    ['kn', 'ಪುಣೆಯಲ್ಲಿ ಸೋಮವಾರ ಆಯಿಲ್ ಚೇಂಜ್ ಬುಕ್ ಮಾಡಿ', 'ಸೋಮವಾರ ಬೇಡ ಮಂಗಳವಾರ'],
    ['ml', 'പൂനെയിൽ തിങ്കളാഴ്ച ഓയിൽ ചേഞ്ച് ബുക്ക് ചെയ്യണം', 'തിങ്കളാഴ്ച വേണ്ട ചൊവ്വാഴ്ച'],
    ['pa', 'ਪੁਣੇ ਵਿੱਚ ਸੋਮਵਾਰ ਨੂੰ ਆਇਲ ਚੇਂਜ ਬੁੱਕ ਕਰੋ', 'ਸੋਮਵਾਰ ਨਹੀਂ ਮੰਗਲਵਾਰ'],
  ])('%s', async (language, first, then) => {
    expect((await talk([first, then], language)).draft).toMatchObject({ date: '2026-11-24' });
  });

  test('the day stays where only the part of the day is denied', async () => {
    const { draft } = await talk(['book an oil change in Pune on monday morning', 'not morning, evening'], 'en');
    expect(draft).toMatchObject({ date: '2026-11-23', hours: { from: '16:00' } });
  });
});

test.each<[RevvyLanguage, string]>([
  ['hi-Latn', 'Pune me oil change karwana hai, budhwar ko slot book kardo'],
  ['mr', 'पुण्यात बुधवारी ऑइल चेंज बुक करायचं आहे'],
])(
  'a work with a day and a booking is drafted, although the booking may sound like an earlier one (%s)',
  async (language, text) => {
    expect((await talk([text], language)).draft).toMatchObject({ date: '2026-11-25' });
  },
);

test('a wish to cancel is no wish to book', async () => {
  expect((await talk(['i want to cancel tomorrows booking and get my refund'])).draft).toBeUndefined();
});

test.each<[RevvyLanguage, string[], object]>([
  ['hi-Latn', ['brake chu chu kar raha hai', 'kal subah 10 baje ka time bana do'], { date: '2026-11-22' }],
  ['en', ['book a rocket polish in Pune tomorrow 4 pm', 'foam wash', 'make it sunday 10am'], { search: 'Foam wash' }],
])('a time after a fault or a wish is a wish to book (%s: %j)', async (language, said, wanted) => {
  expect((await talk(said, language)).draft).toMatchObject(wanted);
});

test('an appointment that is to be moved is no wish to book', async () => {
  expect((await talk(['want to shift my service appointment to sunday'])).draft).toBeUndefined();
});
