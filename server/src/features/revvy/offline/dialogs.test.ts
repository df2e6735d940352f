import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { expect, test } from 'vitest';
import { converse, fakeTools } from '../../../../test/offline-asking.ts';
import type { RevvyTools } from '../tools/revvy-tools.ts';

test("'book it' keeps the place and the service of the conversation", async () => {
  const nowhere = { tools: fakeTools({ hasPlace: false }).tools };
  const { kinds, drafted } = await converse(['brake pads kitne ka padega?', 'Pune', 'book it'], nowhere);
  expect(kinds).toContain('draft');
  expect(drafted).toMatchObject([{ search: 'Brake Pads', city: 'Pune' }]);
});

test.each([
  { language: 'en', yes: 'yes go ahead' },
  { language: 'en', yes: 'book the first one' },
  { language: 'hi-Latn', yes: 'haan kar do' },
  { language: 'hi', yes: 'ठीक है, कर दीजिए' },
  { language: 'ta', yes: 'சரி பண்ணுங்க' },
  { language: 'mr', yes: 'हो, करा' },
] as const)('$yes agrees to the draft', async ({ language, yes }) => {
  const { kinds, drafted } = await converse(['Please book an oil change in Pune', yes], { language });
  expect(kinds).toContain('draft');
  expect(drafted).toHaveLength(2);
  expect(drafted[1]).toMatchObject({ search: 'Oil change', garageId: '00000000-0000-4000-8000-000000000001' });
});

test.each([
  { language: 'en', symptom: 'my brakes grind when I stop', price: 'how much will that cost me' },
  { language: 'hi', symptom: 'बैटरी बार-बार डाउन हो जाती है', price: 'इसका खर्च कितना आएगा' },
  { language: 'hi-Latn', symptom: 'ac thanda nahi kar raha', price: 'kitna kharcha hoga' },
  { language: 'ta', symptom: 'பிரேக் போட்டா சத்தம் வருது', price: 'இதற்கு எவ்வளவு செலவாகும்' },
] as const)("a price question after a symptom is about the symptom's service ($language)", async (asked) => {
  const { kinds, reply } = await converse([asked.symptom, asked.price], { language: asked.language });
  expect(kinds).toContain('price');
  expect(reply).toMatch(/₹/);
});

test('a draft is for the vehicle that was named', async () => {
  const { drafted } = await converse(['book an oil change for my bike in Pune']);
  expect(drafted).toMatchObject([{ vehicleType: 'bike' }]);
});

test('Revvy says so when the drafted day is not the one asked for', async () => {
  const { tools } = fakeTools();
  const changed: Partial<RevvyTools> = {
    draftBooking: async (wanted) => {
      const draft = await tools.draftBooking(wanted);
      return draft && { ...draft, slot: { ...draft.slot, date: '2026-11-24' }, isOtherDay: true };
    },
  };
  const { reply } = await converse(['book an oil change in Pune tomorrow'], { tools: fakeTools(changed).tools });
  expect(reply).toMatch(/^There is no free slot on Sun, 22 Nov/);
});

test.each(['is it paid?', 'can I move it to tomorrow'])(
  "'%s' after a question about a booking is about that booking",
  async (text) => {
    expect((await converse(['where is my booking', text])).kinds).toContain('bookings');
  },
);

test('preparing for the monsoon is not a booking question', async () => {
  expect((await converse(['is my car ready for monsoon'])).kinds).not.toContain('bookings');
});

test('a booking question in formal Tamil is understood', async () => {
  expect((await converse(['எனது முன்பதிவு எங்கே'], { language: 'ta' })).kinds).toContain('bookings');
});

test.each<[RevvyLanguage, string, string]>([
  ['en', 'What documents do I need to carry?', '- Driving licence'],
  ['en', 'what is the fine for driving without PUC', '₹10,000'],
  ['hi', 'बिना PUC के कितना जुर्माना लगता है', '₹10,000'],
  ['hi', 'मेरी गाड़ी की बैटरी बार-बार डाउन', 'खड़े-खड़े बैटरी डाउन हो, तो या तो बैटरी'],
  ['hi-Latn', 'meri gaadi ki battery baar baar down ho jati hai', 'Khadi gaadi ki battery down ho jaye to ya'],
])('%s: %s is answered with %s', async (language, text, expected) => {
  expect((await converse([text], { language })).reply).toContain(expected);
});

test.each<[RevvyLanguage, string]>([
  ['en', 'My brake pedal has gone soft and the brakes grind'],
  ['en', 'brakes are not working and the car pulls to one side'],
  ['hi', 'ब्रेक नहीं लग रहे और घिसने की आवाज़ आती है'],
  ['en', 'there is smoke from the bonnet and the clutch slips'],
])('nothing after a danger advises to drive (%s: %s)', async (language, text) => {
  const { reply } = await converse([text], { language });
  expect(reply.length).toBeGreaterThan(200);
  expect(reply).not.toMatch(/after a (?:short )?drive|you may drive|drive gently|चलाने के बाद|चला सकते/i);
});

test('another time keeps the day that was named, not the day that was proposed instead', async () => {
  const { drafted } = await converse(['book puncture repair in Pune today 5 pm', 'its a bike', 'make it 7 pm']);
  expect(drafted.map((wanted) => (wanted as { date?: string }).date)).toEqual(Array(3).fill('2026-11-21'));
});

test.each([
  ['ta', 'நாளைக்கு மாலை 4 மணிக்கு ஆயில் மாத்தணும்'],
  ['mr', 'उद्या सकाळी ११ वाजता बॅटरी बदलायची आहे'],
  ['en', 'ac service tomorrow 11 am'],
] as const)('a work with a day and a time is a wish to book (%s)', async (language, said) => {
  const { kinds } = await converse([said], { language });
  expect(kinds).toContain('draft');
});

test.each([
  ['en', 'brakes squeal since yesterday 4 pm'],
  ['hi-Latn', 'kal 4 baje se brake awaaz kar raha hai'],
] as const)('a symptom since a time is no wish to book (%s)', async (language, said) => {
  const { kinds } = await converse([said], { language });
  expect(kinds).not.toContain('draft');
});
