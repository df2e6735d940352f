import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { describe, expect, test } from 'vitest';
import { ask, fakeTools, packs } from '../../../../test/offline-asking.ts';
import type { RevvyTools } from '../tools/revvy-tools.ts';
import type { Asking } from '../types.ts';

/** The tools get what the last message wants. The engine's clock says Saturday, 21 November 2026, 11:30 in India. */
async function converse(said: string[], language: RevvyLanguage = 'en', changed: Partial<RevvyTools> = {}) {
  const { tools } = fakeTools(changed);
  let wanted: Record<string, object> = {};
  const watch =
    <Wanted extends object, Found>(name: string, find: (wanted: Wanted) => Found) =>
    (asked: Wanted) => {
      wanted[name] = asked;
      return find(asked);
    };
  const watched: RevvyTools = {
    ...tools,
    draftBooking: watch('draft', tools.draftBooking),
    priceRange: watch('price', tools.priceRange),
    findGarages: watch('garages', tools.findGarages),
  };
  const history: Asking['history'] = [];
  let answer = await ask('', { language, tools: watched });
  for (const content of said) {
    wanted = {};
    answer = await ask(content, { language, tools: watched, history: [...history] });
    history.push({ role: 'user', content }, { role: 'assistant', content: answer.reply, cards: answer.cards });
  }
  return { ...answer, wanted };
}

describe('after a price', () => {
  test.each<[RevvyLanguage, string, string]>([
    ['en', 'how much is an oil change in Pune', 'and in delhi?'],
    ['en', 'oil change price in Pune', 'what about Delhi'],
    ['hi-Latn', 'oil change kitne ka hai Pune me', 'aur Delhi me?'],
    ['hi', 'पुणे में ऑयल चेंज का दाम', 'और दिल्ली में?'],
  ])('another city is priced (%s)', async (language, first, then) => {
    const { wanted } = await converse([first, then], language);
    expect(wanted.price).toMatchObject({ search: 'Oil change', city: 'Delhi' });
  });

  test.each<[RevvyLanguage, string, string]>([
    ['en', 'how much is a battery', 'for a bike?'],
    ['en', 'battery price', 'and for my scooter'],
    ['hi-Latn', 'battery kitne ki hai', 'aur bike ke liye?'],
    ['hi', 'बैटरी का दाम क्या है', 'और बाइक के लिए?'],
    ['mr', 'बॅटरीची किंमत किती', 'आणि बाईकसाठी?'],
    ['bn', 'ব্যাটারির দাম কত', 'আর বাইকের জন্য?'],
    ['ta', 'பேட்டரி விலை எவ்வளவு', 'பைக்குக்கு?'],
    ['te', 'బ్యాటరీ ధర ఎంత', 'మరి బైక్ కోసం?'],
    ['gu', 'બેટરીનો ભાવ કેટલો', 'અને બાઇક માટે?'],
    ['kn', 'ಬ್ಯಾಟರಿ ಬೆಲೆ ಎಷ್ಟು', 'ಬೈಕ್ ಗೆ?'],
    ['ml', 'ബാറ്ററിയുടെ വില എത്ര', 'ബൈക്കിന്?'],
    ['pa', 'ਬੈਟਰੀ ਦਾ ਰੇਟ ਕੀ ਹੈ', 'ਅਤੇ ਬਾਈਕ ਲਈ?'],
  ])('another vehicle is priced (%s)', async (language, first, then) => {
    const { wanted } = await converse([first, then], language);
    expect(wanted.price).toMatchObject({ search: 'Battery', vehicleType: 'bike' });
  });

  test('another service is priced at the same place for the same vehicle', async () => {
    const { wanted } = await converse(['oil change price for my bike in Delhi', 'and brake pads?']);
    expect(wanted.price).toMatchObject({ search: 'Brake Pads', vehicleType: 'bike', city: 'Delhi' });
  });

  test('several details can change one after the other', async () => {
    const { wanted } = await converse(['oil change price in Pune', 'and in Delhi?', 'for a bike?', 'battery?']);
    expect(wanted.price).toMatchObject({ search: 'Battery', vehicleType: 'bike', city: 'Delhi' });
  });

  test('a day and time lead to a draft', async () => {
    const { wanted } = await converse(['oil change price in Delhi', 'tomorrow at 5 pm?']);
    expect(wanted.draft).toMatchObject({ search: 'Oil change', city: 'Delhi', date: '2026-11-22' });
  });

  test.each([
    ['en', 'oil change price in Pune', 'why?'],
    ['hi-Latn', 'oil change kitne ka hai', 'kyun?'],
    ['hi', 'ऑयल चेंज का दाम', 'क्यों?'],
    ['ta', 'பேட்டரி விலை எவ்வளவு', 'ஏன்?'],
  ] as const)("'why?' explains how prices come about (%s)", async (language, first, then) => {
    expect((await converse([first, then], language)).reply.trim()).toBe(packs[language].phrases.whyPrice);
  });
});

describe('after a draft', () => {
  const evening = { from: '16:00', to: '24:00', around: '16:00' };

  test.each<[RevvyLanguage, string, string]>([
    ['en', 'book an oil change in Pune tomorrow', 'make it evening'],
    ['en', 'book an oil change in Pune tomorrow morning', 'evening please'],
    ['hi-Latn', 'Pune me kal oil change book karo', 'shaam ko kar do'],
    ['hi', 'पुणे में कल ऑयल चेंज बुक करो', 'शाम को कर दो'],
    ['mr', 'पुणे मध्ये उद्या ऑइल चेंज बुक करा', 'संध्याकाळी करा'],
    ['bn', 'কাল অয়েল চেঞ্জ বুক করুন', 'বিকেলে করুন'],
    ['ta', 'நாளை ஆயில் சேஞ்ச் புக் பண்ணுங்க', 'மாலை பண்ணுங்க'],
    ['te', 'రేపు ఆయిల్ చేంజ్ బుక్ చేయండి', 'సాయంత్రం చేయండి'],
    ['gu', 'કાલે ઓઇલ ચેન્જ બુક કરો', 'સાંજે કરો'],
    ['kn', 'ನಾಳೆ ಆಯಿಲ್ ಚೇಂಜ್ ಬುಕ್ ಮಾಡಿ', 'ಸಂಜೆ ಮಾಡಿ'],
    ['ml', 'നാളെ ഓയിൽ ചേഞ്ച് ബുക്ക് ചെയ്യൂ', 'വൈകുന്നേരം ആക്കൂ'],
    ['pa', 'ਕੱਲ੍ਹ ਆਇਲ ਚੇਂਜ ਬੁੱਕ ਕਰੋ', 'ਸ਼ਾਮ ਨੂੰ ਕਰ ਦਿਓ'],
  ])('another time of the day keeps the rest (%s)', async (language, first, then) => {
    const { wanted } = await converse([first, then], language);
    expect(wanted.draft).toMatchObject({ search: 'Oil change', date: '2026-11-22', hours: evening });
  });

  test('another day keeps the clock time', async () => {
    const { wanted } = await converse(['book an oil change in Pune tomorrow at 5 pm', 'make it 24 November']);
    expect(wanted.draft).toMatchObject({ date: '2026-11-24', hours: { from: '17:00' } });
  });

  test('the draft is still known after a question about its price', async () => {
    const said = ['book an oil change in Pune tomorrow', 'how much will it cost', 'make it Tuesday at 10'];
    expect((await converse(said)).wanted.draft).toMatchObject({ search: 'Oil change', date: '2026-11-24' });
  });

  test.each<[RevvyLanguage, string]>([
    ['en', 'cancel it'],
    ['en', 'no, leave it'],
    ['hi-Latn', 'rehne do'],
    ['hi', 'रहने दो'],
    ['mr', 'राहू द्या'],
    ['bn', 'বাদ দিন'],
    ['ta', 'வேண்டாம்'],
    ['te', 'వద్దు'],
    ['gu', 'રહેવા દો'],
    ['kn', 'ಬೇಡ'],
    ['ml', 'വേണ്ട'],
    ['pa', 'ਰਹਿਣ ਦਿਓ'],
  ])('nothing is booked when the customer drops it (%s: %s)', async (language, text) => {
    const { reply, kinds } = await converse(['book an oil change in Pune tomorrow', text], language);
    expect(reply.trim()).toBe(packs[language].phrases.draftDropped);
    expect(kinds).toEqual([]);
  });

  test("'why?' explains the choice and shows the draft again", async () => {
    const { reply, kinds } = await converse(['book an oil change in Pune tomorrow', 'why?']);
    expect(reply.trim()).toBe(packs.en.phrases.whyDraft);
    expect(kinds).toEqual(['draft']);
  });

  test.each(['my car is not starting in the morning', 'brakes squeal in the evening', 'battery dead since tuesday'])(
    'a symptom is no change of the draft: %s',
    async (text) => {
      expect((await converse(['book an oil change in Pune tomorrow', text])).wanted.draft).toBeUndefined();
    },
  );
});

test("'cancel it' after an own booking says how to cancel", async () => {
  const { reply, kinds } = await converse(['where is my booking', 'cancel it']);
  expect(reply).toContain(packs.en.phrases.bookingChange);
  expect(kinds).toContain('bookings');
});

test("'and in Delhi?' after a list of garages lists those of Delhi", async () => {
  const { wanted } = await converse(['good garages for brakes in Pune', 'and in Delhi?']);
  expect(wanted.garages).toMatchObject({ search: 'Brake Pads', city: 'Delhi' });
});

test("'for a bike?' after a note answers the same question for a bike", async () => {
  const { reply } = await converse(['how often should I change the engine oil', 'for a bike?']);
  expect(reply).toContain('For most bikes and scooters');
  expect(reply).not.toContain(packs.en.phrases.notFound);
});

test('a short message after a danger repeats its warning and its note', async () => {
  const { reply } = await converse(['the brake pedal goes all the way down', 'ok so can i go slow at 30 kmph']);
  expect(reply).toContain('**Do not drive.**');
  expect(reply).not.toContain(packs.en.phrases.notFound);
});

test('a short message that another note may answer keeps the warning before it', async () => {
  const { reply } = await converse(['brake pedal going full down to floor', 'its only 3 km to home']);
  expect(reply).toContain('**Do not drive.**');
});

test('a danger is still warned about two messages later, and no longer when it is over', async () => {
  const danger = 'the brake pedal goes all the way down';
  const third = await converse([danger, 'can i go slow at 30 kmph', 'only 5 km more']);
  expect(third.reply).toContain('**Do not drive.**');
  expect((await converse([danger, 'it is fixed now'])).reply).not.toContain('**Do not drive.**');
});

test('smoke that the next message explains is no danger any more', async () => {
  const danger = 'white smoke is coming from my car';
  expect((await converse([danger, 'can i drive'])).reply).toContain('**Do not drive.**');
  const { reply } = await converse([danger, 'only in the morning when it is cold, then it stops', 'so can i drive']);
  expect(reply).not.toContain('**Do not drive.**');
});

test.each(['thanks', 'what can you do', 'i want to talk to a person'])(
  '%j after a danger gets its own answer',
  async (text) => {
    const { reply } = await converse(['the brake pedal goes all the way down', text]);
    expect(reply).not.toContain('**Do not drive.**');
    expect(reply).not.toContain(packs.en.phrases.notFound);
  },
);

test.each([
  ['my brakes squeal', 'can i still drive to work?', 'Brakes squeal'],
  ['my bike is not starting', 'it was raining yesterday', 'after rain'],
])('%j → %j is answered by a note about the symptom', async (symptom, remark, title) => {
  const { cards } = await converse([symptom, remark]);
  expect(JSON.stringify(cards)).toContain(title);
});

test("'and for a fortuner?' after a price asks for the same price for an SUV", async () => {
  const { wanted } = await converse(['wheel alignment price in Pune', 'and for a fortuner?']);
  expect(wanted.price).toMatchObject({ search: 'Alignment', vehicleType: 'suv' });
});

test.each(['bike not starting', 'why is my car overheating', 'diesel car smoke', 'is my car ready for monsoon'])(
  'a new question is no follow-up: %s',
  async (text) => {
    const { wanted, reply } = await converse(['oil change price in Pune', text]);
    expect(wanted.price).toBeUndefined();
    expect(reply).not.toContain(packs.en.phrases.whyPrice);
  },
);

test('a symptom after a price is answered by a note, although it names a part', async () => {
  const { kinds, wanted } = await converse(['பெங்களூரில் ஏசி சர்வீஸ் எவ்வளவு', 'பேட்டரி சீக்கிரம் இறங்குது'], 'ta');
  expect(wanted.price).toBeUndefined();
  expect(kinds).not.toContain('price');
});

test.each<[RevvyLanguage, string, string]>([
  ['en', 'oil change price in Pune', 'for royal enfield?'],
  ['en', 'oil change price in Pune', 'and for splendor plus?'],
  ['hi-Latn', 'Pune me oil change kitne ka hai', 'aur bullet classic 350 ka?'],
  ['hi', 'पुणे में ऑयल चेंज का दाम', 'और बुलेट का?'],
  ['te', 'ఆయిల్ చేంజ్ ధర ఎంత', 'రాయల్ ఎన్‌ఫీల్డ్ కి?'],
  ['mr', 'ऑइल चेंजची किंमत किती', 'आणि रॉयल एनफिल्डची?'],
])('a model of several words is priced like before (%s: %s → %s)', async (language, first, then) => {
  expect((await converse([first, then], language)).wanted.price).toMatchObject({
    search: 'Oil change',
    vehicleType: 'bike',
  });
});

test('the first question is a topic even if it only names a work, a vehicle and a place', async () => {
  const said = ['पुणे में स्विफ्ट की सर्विस कितने की है', 'और वैगन आर की?'];
  expect((await converse(said, 'hi')).wanted.price).toMatchObject({ search: 'service', city: 'Pune' });
});

test.each<[RevvyLanguage, string, string]>([
  ['en', 'price of front brake pads', 'and the rear one?'],
  ['hi-Latn', 'brake pad ka rate kya hai', 'aur peeche wale ka?'],
  ['ta', 'பிரேக் பேட் விலை என்ன', 'பின்னாடி உள்ளதுக்கு?'],
  ['bn', 'ব্রেক প্যাডের দাম কত', 'আর পিছনেরটা?'],
])('the other side is the same work (%s: %s → %s)', async (language, first, then) => {
  expect((await converse([first, then], language)).wanted.price).toMatchObject({ search: 'Brake Pads' });
});

describe('after garages, a price or a draft', () => {
  test.each<[RevvyLanguage, string, string, string]>([
    ['en', 'show me garages for clutch repair', 'which one is nearest', 'distance'],
    ['en', 'clutch repair price', 'any cheaper?', 'price'],
    ['en', 'show me garages for clutch repair', 'which has the best rating', 'rating'],
    ['en', 'my clutch is slipping', 'who can fix it near me', 'distance'],
    ['hi-Latn', 'clutch repair ke liye garage dikhao', 'sabse paas kaun sa hai', 'distance'],
    ['hi', 'क्लच रिपेयर के लिए गैराज दिखाओ', 'इससे सस्ता कोई है?', 'price'],
    ['ta', 'கிளட்ச் சரி பண்ற கேரேஜ் காட்டு', 'எது பக்கத்துல இருக்கு', 'distance'],
    ['bn', 'ক্লাচের জন্য গ্যারেজ দেখান', 'সবচেয়ে কাছে কোনটা', 'distance'],
  ])(
    'garages for the same work are listed in the order asked for (%s: %s → %s)',
    async (language, first, then, order) => {
      expect((await converse([first, then], language)).wanted.garages).toMatchObject({ search: 'Clutch', order });
    },
  );

  test.each<[RevvyLanguage, string, string]>([
    ['en', 'show me garages for clutch repair', 'another garage'],
    ['en', 'book clutch repair tomorrow', 'show me other garages'],
    ['hi-Latn', 'clutch repair ke liye garage dikhao', 'doosra garage batao'],
    ['mr', 'क्लच रिपेअरसाठी गॅरेज दाखवा', 'दुसरं गॅरेज सांगा'],
    ['te', 'క్లచ్ రిపేర్ గ్యారేజీలు చూపించు', 'వేరే గ్యారేజీ'],
  ])('another garage is none that was shown before (%s: %s → %s)', async (language, first, then) => {
    expect((await converse([first, then], language)).wanted.garages).toMatchObject({
      search: 'Clutch',
      without: ['00000000-0000-4000-8000-000000000001'],
    });
  });

  test.each<[RevvyLanguage, string, string]>([
    ['en', 'book a battery replacement tomorrow', 'how long does it take'],
    ['en', 'my clutch is slipping', 'how long will it take'],
    ['hi-Latn', 'battery change book karo kal', 'kitna time lagega'],
    ['ta', 'பேட்டரி மாத்தணும் நாளைக்கு புக் பண்ணு', 'எவ்வளவு நேரம் ஆகும்'],
  ])('the time of the work is told (%s: %s → %s)', async (language, first, then) => {
    expect((await converse([first, then], language)).reply).toContain('45–90');
  });

  test('the cheapest garage is drafted when the customer asks for it', async () => {
    const { wanted } = await converse(['book the cheapest oil change in Pune']);
    expect(wanted.draft).toMatchObject({ search: 'Oil change', order: 'price' });
  });
});

test.each<[RevvyLanguage, string, string, string]>([
  ['en', 'steering vibrates at 80 kmph', 'is it safe to drive', 'Vibration'],
  ['hi', 'क्लच स्लिप कर रहा है', 'गाड़ी चलाना ठीक है क्या', 'क्लच स्लिप'],
  ['te', 'క్లచ్ స్లిప్ అవుతోంది', 'నడపడం సురక్షితమేనా', 'క్లచ్'],
])('%s: %s → %s is about the symptom', async (language, symptom, then, title) => {
  const { cards, wanted } = await converse([symptom, then], language);
  expect(JSON.stringify(cards.find(({ kind }) => kind === 'sources'))).toContain(title);
  expect(wanted.draft).toBeUndefined();
});

describe('after a list of garages', () => {
  const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;
  const findGarages: RevvyTools['findGarages'] = async () => {
    const at = { location: 'Pune', averageRating: 4, distanceKm: 2, services: [], nextSlot: null };
    return { kind: 'garages', items: ids.map((garageId, place) => ({ ...at, garageId, name: `Garage ${place + 1}` })) };
  };

  test.each<[RevvyLanguage, string, string]>([
    ['en', 'show me garages for clutch repair', 'the second one'],
    ['hi-Latn', 'clutch repair ke liye garage dikhao', 'doosra wala'],
    ['hi', 'क्लच रिपेयर के लिए गैराज दिखाओ', 'दूसरा वाला'],
    ['ta', 'கிளட்ச் சரி பண்ற கேரேஜ் காட்டு', 'ரெண்டாவது'],
  ])('the second one is drafted (%s: %s → %s)', async (language, first, then) => {
    const { wanted } = await converse([first, then], language, { findGarages });
    expect(wanted.draft).toMatchObject({ search: 'Clutch', garageId: ids[1] });
  });

  test.each<[RevvyLanguage, string, string]>([
    ['en', 'show me garages for clutch repair', 'are they open on sunday'],
    ['hi-Latn', 'clutch repair ke liye garage dikhao', 'sunday ko khula hai kya'],
    ['bn', 'ক্লাচের জন্য গ্যারেজ দেখান', 'রবিবার খোলা থাকে?'],
  ])('Revvy says which of them are open (%s: %s → %s)', async (language, first, then) => {
    const isOpen: RevvyTools['isOpen'] = async ({ garageId, date }) => garageId === ids[0] && date === '2026-11-22';
    const { reply, kinds } = await converse([first, then], language, { findGarages, isOpen });
    const [, open = '', closed = ''] = /^(.*Garage 1.*)\n+(.*Garage 2.*)/.exec(reply) ?? [];
    expect(open).not.toContain('Garage 2');
    expect(closed).not.toContain('Garage 1');
    expect(kinds).toEqual(['garages']);
  });

  test.each<[RevvyLanguage, string]>([
    ['en', 'my car is dead since sunday and does not open'],
    ['hi', 'गाड़ी रविवार से बंद है'],
  ])('a symptom asks for no opening hours (%s: %s)', async (language, text) => {
    const { reply } = await converse(['show me garages for clutch repair', text], language, { findGarages });
    expect(reply).not.toContain('Garage 1');
  });

  test('a slot on a day is drafted', async () => {
    const { wanted } = await converse(['show me garages for clutch repair', 'any slot tomorrow morning?']);
    expect(wanted.draft).toMatchObject({ search: 'Clutch', date: '2026-11-22' });
  });
});

test.each([
  ['show me garages for clutch repair', 'my car battery died on sunday'],
  ['the engine light is on', 'can i drive without licence'],
  ['the engine light is on', 'is it safe to pay online'],
])('%s → %s has an answer of its own', async (first, then) => {
  const { reply, wanted } = await converse([first, then]);
  const alone = await converse([then]);
  expect(wanted.draft).toBeUndefined();
  expect(reply).toBe(alone.reply);
});

test.each<[RevvyLanguage, string, string]>([
  ['hi', 'इंश्योरेंस खत्म हो गया है', '3 महीने हो गए'],
  ['ta', 'இன்சூரன்ஸ் முடிஞ்சு போச்சு', '2 மாசம் ஆச்சு'],
  ['en', 'my clutch is slipping', '40000 km'],
])('a number of months or kilometres is a detail (%s: %s → %s)', async (language, first, then) => {
  const titleOf = ({ cards }: Awaited<ReturnType<typeof converse>>) =>
    cards.flatMap((card) => (card.kind === 'sources' ? card.titles.slice(0, 1) : []));
  expect(titleOf(await converse([first, then], language))).toEqual(titleOf(await converse([first], language)));
});

test('the work of a note is that of its last line, also where another work has a similar name', async () => {
  const { wanted } = await converse(['இன்ஜின் லைட் எரியுது', 'பக்கத்துல நல்ல கேரேஜ் சொல்லு'], 'ta');
  expect(wanted.garages).toMatchObject({ search: 'Engine diagnostics' });
});

test.each<[RevvyLanguage, string, string]>([
  ['en', 'my brakes squeal', 'only in the morning'],
  ['hi', 'इंजन की पीली लाइट जली', 'ब्लिंक हो रही है'],
])('how and when a fault shows is no wish to book (%s: %s → %s)', async (language, first, then) => {
  expect((await converse([first, then], language)).wanted.draft).toBeUndefined();
});

describe('when no garage is near', () => {
  const place = { name: 'Far Works', location: 'Indore', distanceKm: 516, from: 'Pune' };
  const none: Partial<RevvyTools> = {
    findGarages: async () => null,
    draftBooking: async () => null,
    nearestGarage: async () => ({ garageId: '00000000-0000-4000-8000-000000000009', ...place }),
  };

  test('the nearest one that was named is asked whether it is open', async () => {
    const said = ['best garage for denting painting in Pune', 'what about Delhi', 'which of these is open on sunday'];
    const isOpen: RevvyTools['isOpen'] = async ({ date }) => date !== '2026-11-22';
    const { reply } = await converse(said, 'en', { ...none, isOpen });
    expect(reply).toContain('Far Works takes no bookings on Sun');
  });

  test('another time and another vehicle get the same honest answer', async () => {
    const said = [
      'book car wash for tomorrow 4pm',
      'sorry make it sunday 10am instead',
      'and its for innova not small car',
    ];
    for (const [place] of said.entries())
      expect((await converse(said.slice(0, place + 1), 'en', none)).reply).toContain('The nearest one is Far Works');
  });
});

test.each<[RevvyLanguage, string]>([
  ['en', 'want to shift my service appointment to sunday how do i'],
  ['en', 'reschedule my foam wash to monday'],
  ['hi', 'कल की बुकिंग परसों कर दो'],
])('a wish to move a booking is no wish for a second one (%s: %s)', async (language, text) => {
  const { reply, wanted } = await converse([text], language, { ownBookings: async () => null });
  expect(wanted.draft).toBeUndefined();
  expect(reply).toContain(packs[language].phrases.bookingMove);
});

test('the booking of a day is no other day for a booking', async () => {
  const { reply } = await converse(['कल की बुकिंग कर दो'], 'hi', { ownBookings: async () => null });
  expect(reply).not.toContain(packs.hi.phrases.bookingMove);
});

test.each<[RevvyLanguage, string, string]>([
  ['hi-Latn', 'brake se chu chu awaz', 'theek hai to kal subah 10 baje ka time bana do'],
  ['en', 'my clutch is slipping', 'can somebody be booked for sunday 10 am'],
  ['en', 'my clutch is slipping', 'ok then fix a time for sunday 10 am please, i will bring it'],
])('to agree and name a day and an hour is a wish to book (%s: %s → %s)', async (language, first, then) => {
  const { wanted } = await converse([first, then], language);
  expect(wanted.draft).toMatchObject({ date: '2026-11-22', hours: { from: '10:00' } });
});

test('a part that is named in a detail of the fault is not its mending', async () => {
  const said = ['my car is shaking at idle', 'its petrol, wagon r 2016, only when ac is on'];
  const { cards } = await converse(said);
  expect(JSON.stringify(cards)).toContain('Engine idles rough');
  const { wanted } = await converse([...said, 'how much will it cost to fix']);
  expect(wanted.price).toMatchObject({ search: 'Engine diagnostics' });
});

test.each<[RevvyLanguage, string, string]>([
  ['en', 'puncture near Pune', 'Puncture'],
  ['hi-Latn', 'Pune me battery change', 'Battery'],
])('a work and a place ask for garages there (%s: %s)', async (language, text, search) => {
  expect((await converse([text], language)).wanted.garages).toMatchObject({ search, city: 'Pune' });
});

describe('after a note about a certificate', () => {
  test.each<[RevvyLanguage, string, string]>([
    ['en', 'where can i get a puc certificate', 'will it be open on sunday'],
    ['hi-Latn', 'puc kahan banega', 'sunday ko khula rehta hai kya'],
    ['hi', 'puc कहाँ बनेगा', 'रविवार को खुला रहता है क्या'],
    ['mr', 'puc कुठे मिळेल', 'रविवारी उघडं असतं का'],
    ['bn', 'puc কোথায় করাব', 'রবিবার খোলা থাকে কি'],
    ['ta', 'puc எங்க எடுக்கலாம்', 'ஞாயித்துக்கிழமை தொறந்திருக்குமா'],
    ['te', 'puc ఎక్కడ చేయించాలి', 'ఆదివారం తెరిచి ఉంటుందా'],
    ['gu', 'puc ક્યાં કઢાવવું', 'રવિવારે ખુલ્લું હોય છે'],
    ['kn', 'puc ಎಲ್ಲಿ ಮಾಡಿಸಬೇಕು', 'ಭಾನುವಾರ ತೆರೆದಿರುತ್ತಾ'],
    ['ml', 'puc എവിടെ കിട്ടും', 'ഞായറാഴ്ച തുറന്നിരിക്കുമോ'],
    ['pa', 'puc ਕਿੱਥੇ ਬਣੇਗਾ', 'ਐਤਵਾਰ ਨੂੰ ਖੁੱਲ੍ਹਾ ਹੁੰਦਾ ਹੈ'],
  ])('Revvy says that it does not know when the centre is open (%s)', async (language, first, then) => {
    const { reply } = await converse([first, then], language);
    expect(reply).toContain(packs[language].phrases.hoursUnknown);
    expect(reply).toContain('PUC');
  });

  test('the certificate stays the subject after a question about its fee', async () => {
    const { reply } = await converse(['puc எங்க எடுக்கலாம்', 'எவ்ளோ பீஸ்', 'ஞாயித்துக்கிழமை தொறந்திருக்குமா'], 'ta');
    expect(reply).toContain(packs.ta.phrases.hoursUnknown);
    expect(reply).toContain('PUC');
  });

  test('its fee is no question about the prices of garages', async () => {
    const { reply } = await converse(['where can i get a puc certificate', 'how much does it cost']);
    expect(reply).toContain('authorised centre');
    expect(reply).not.toContain('consumables');
  });
});

test('the cheapest garage after a price is the cheapest for the same work', async () => {
  const { wanted } = await converse(['bike chain sprocket replacement price', 'cheapest garage in Pune']);
  expect(wanted.garages).toMatchObject({
    order: 'price',
    isCompared: true,
    said: expect.stringContaining('replacement'),
  });
});
