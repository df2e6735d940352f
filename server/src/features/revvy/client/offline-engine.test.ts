import type { Card, RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { describe, expect, test } from 'vitest';
import { indexCities } from '../../locations/rules.ts';
import { pricesIn } from '../rules/unknown-prices.ts';
import type { Asking, RevvyTools } from '../types.ts';
import { createNoteIndex } from './note-index.ts';
import { loadNotes } from './notes.ts';
import { createOfflineEngine } from './offline-engine.ts';
import { loadPacks } from './packs.ts';
import { createSafety } from './safety.ts';
import { loadCatalogueTerms } from './services.ts';

const packs = loadPacks();
const safety = createSafety(packs);
const pune = { name: 'Pune', state: 'Maharashtra', latitude: 18.5, longitude: 73.8, aliases: ['पुणे'], population: 0 };
const engine = createOfflineEngine({
  packs,
  notes: createNoteIndex(loadNotes(), packs),
  terms: loadCatalogueTerms(),
  cities: indexCities([pune]),
  now: () => new Date('2026-11-21T06:00:00Z'),
});

const garageId = '00000000-0000-4000-8000-000000000001';
const slot = { date: '2026-11-22', startTime: '10:00', endTime: '11:00' };
const garage = { garageId, name: 'Sharma Works', location: 'Pune', averageRating: 4.5, distanceKm: 2, nextSlot: slot };

function fakeTools(changed: Partial<RevvyTools> = {}) {
  const searched: object[] = [];
  const tools: RevvyTools = {
    hasPlace: true,
    async findGarages(wanted) {
      searched.push(wanted);
      return { kind: 'garages', items: [{ ...garage, services: [] }] };
    },
    async priceRange({ search }) {
      return { kind: 'price', service: search, lowest: 999, highest: 2_499, garages: 4 };
    },
    async ownBookings() {
      const booked = {
        bookingDate: '2026-11-23',
        bookingTime: '10:00',
        status: 'confirmed',
        paymentStatus: 'pending',
      } as const;
      const names = { garageName: 'Sharma *Works*', serviceNames: ['Oil Change'], mechanicName: null };
      return { kind: 'bookings', items: [{ bookingId: garageId, ...names, ...booked }] };
    },
    async draftBooking({ search }) {
      searched.push({ search });
      const services = [{ id: garageId, name: search, price: 1_499 }];
      return { kind: 'draft', garageId, garageName: 'Sharma Works', services, total: 1_499, slot };
    },
    ...changed,
  };
  return { tools, searched };
}

interface Question {
  language?: RevvyLanguage;
  tools?: RevvyTools;
  pictures?: Asking['pictures'];
  history?: Asking['history'];
}

async function ask(
  text: string,
  { language = 'en', tools = fakeTools().tools, pictures = [], history = [] }: Question = {},
) {
  const interfaceLanguage = language === 'hi-Latn' ? 'en' : language;
  const { flags: dangers } = safety.checkQuestion({ text, interfaceLanguage });
  const account = { setAside: async () => false, useTokens: async () => undefined };
  const asking: Asking = { text, pictures, history, language, dangers, account };
  const cards: Card[] = [];
  let told = '';
  for await (const part of engine.answer(asking, tools, new AbortController().signal)) {
    if (part.type === 'card') cards.push(part.card);
    else told += part.text;
  }
  return { told, cards, kinds: cards.map(({ kind }) => kind) };
}

function sourcesOf(cards: Card[]): string[] {
  return cards.flatMap((card) => (card.kind === 'sources' ? card.titles : []));
}

const symptoms: [RevvyLanguage, string][] = [
  ['en', 'my ac is not cooling'],
  ['hi', 'एसी ठंडा नहीं कर रहा'],
  ['ta', 'ஏசி கூலிங் ஆகவே இல்லை'],
  ['hi-Latn', 'AC thandi hawa nahi de raha'],
];
test.each(symptoms)('a symptom gets its note, its source and a garage (%s)', async (language, text) => {
  const { told, cards, kinds } = await ask(text, { language });
  expect(told).toContain('**');
  expect(sourcesOf(cards)[0]).toContain(packs[language].phrases.sourceNotes);
  expect(kinds).toContain('garages');
  expect(told).toContain(packs[language].phrases.nextSteps);
});

describe('a price', () => {
  const questions: [RevvyLanguage, string][] = [
    ['en', 'how much for brake pads'],
    ['hi', 'ब्रेक पैड बदलवाने में कितना खर्च आता है'],
    ['te', 'బ్రేక్ ప్యాడ్లు మార్చడానికి ఎంత అవుతుంది'],
  ];
  test.each(questions)('is what the catalogue has, with its source (%s)', async (language, text) => {
    const { told, cards, kinds } = await ask(text, { language });
    expect(pricesIn(told).sort()).toEqual(expect.arrayContaining([2_499, 999]));
    expect(new Set(pricesIn(told))).toEqual(new Set([999, 2_499]));
    expect(kinds).toContain('price');
    expect(sourcesOf(cards)).toEqual([packs[language].phrases.sourceCatalogue]);
  });

  test.each([
    ['en', 'what is the price'],
    ['hi', 'कीमत क्या है'],
    ['ml', 'വില എത്ര'],
  ] as [RevvyLanguage, string][])(
    'of nothing in particular is asked back, or explained without any (%s)',
    async (language, text) => {
      const { told } = await ask(text, { language });
      expect(told).not.toBe('');
      expect(pricesIn(told)).toEqual([]);
    },
  );

  test.each([
    ['en', 'price of denting'],
    ['hi', 'डेंटिंग का दाम'],
    ['gu', 'બ્રેક પેડ બદલવાના કેટલા થાય'],
  ] as [RevvyLanguage, string][])('that the catalogue has not is not invented (%s)', async (language, text) => {
    const { told, kinds } = await ask(text, { language, tools: fakeTools({ priceRange: async () => null }).tools });
    expect(told.trim()).toBe(packs[language].phrases.priceNone);
    expect(kinds).toEqual(['support']);
  });
});

describe('a booking', () => {
  const questions: [RevvyLanguage, string][] = [
    ['en', 'where is my booking'],
    ['mr', 'माझं बुकिंग कुठे आहे'],
    ['bn', 'আমার বুকিংয়ের কী অবস্থা'],
  ];
  test.each(questions)('is told of with its state, and a name is no Markdown (%s)', async (language, text) => {
    const { told, cards, kinds } = await ask(text, { language });
    expect(told).toContain('Sharma \\*Works\\*');
    expect(told).toContain(packs[language].phrases.statusConfirmed);
    expect(kinds).toEqual(['bookings', 'sources', 'support']);
    expect(sourcesOf(cards)).toEqual([packs[language].phrases.sourceBookings]);
  });

  test.each([
    ['en', 'cancel my booking'],
    ['hi', 'मेरी बुकिंग रद्द कर दीजिए'],
    ['kn', 'ನನ್ನ ಬುಕಿಂಗ್ ಕ್ಯಾನ್ಸಲ್ ಮಾಡಿ'],
  ] as [RevvyLanguage, string][])('is changed on its own page (%s)', async (language, text) => {
    const { told, kinds } = await ask(text, { language });
    expect(told).toContain(packs[language].phrases.bookingChange);
    expect(kinds).toContain('bookings');
  });

  test('that is not there is said not to be', async () => {
    const { told, kinds } = await ask('where is my booking', {
      tools: fakeTools({ ownBookings: async () => null }).tools,
    });
    expect(told.trim()).toBe(packs.en.phrases.bookingNone);
    expect(kinds).toEqual(['support']);
  });

  test.each([
    ['en', 'book it', 'how much for brake pads'],
    ['hi', 'बुक कर दो', 'ब्रेक पैड का दाम'],
    ['hi-Latn', 'book kar do', 'brake pad kitne ka hai'],
  ] as [RevvyLanguage, string, string][])(
    'is prepared for what was spoken of last (%s)',
    async (language, text, before) => {
      const { tools, searched } = fakeTools();
      const { told, kinds } = await ask(text, { language, tools, history: [{ role: 'user', content: before }] });
      expect(kinds).toEqual(['draft', 'sources']);
      expect(searched).toEqual([{ search: 'Brake Pads' }]);
      expect(told).toContain('10:00 AM');
    },
  );

  test('of nothing in particular is asked back', async () => {
    expect((await ask('book it')).told.trim()).toBe(packs.en.phrases.draftService);
  });
});

test.each([
  ['en', 'good garages in Pune'],
  ['hi', 'पुणे में गैराज'],
  ['mr', 'पुणे इथे चांगलं गॅरेज दाखवा'],
] as [RevvyLanguage, string][])('garages are looked for in the city that is named (%s)', async (language, text) => {
  const { tools, searched } = fakeTools({ hasPlace: false });
  const { kinds } = await ask(text, { language, tools });
  expect(kinds).toEqual(['garages', 'sources']);
  expect(searched).toEqual([expect.objectContaining({ city: 'Pune' })]);
});

test.each(['en', 'hi', 'pa'] as const)(
  'a picture without words cannot be looked at, and somebody can help (%s)',
  async (language) => {
    const { told, kinds } = await ask('', { language, pictures: [{ read: async () => Buffer.alloc(0) }] });
    expect(told).toContain(packs[language].phrases.picture);
    expect(kinds).toEqual(['garages', 'support']);
  },
);

test.each([
  ['en', 'good morning revvy'],
  ['hi', 'नमस्ते'],
  ['ta', 'வணக்கம்'],
] as [RevvyLanguage, string][])(
  'a greeting is returned with what Revvy can and cannot do (%s)',
  async (language, text) => {
    const { told } = await ask(text, { language });
    expect(told).toContain(packs[language].phrases.greeting);
    expect(told).toContain(packs[language].phrases.limits);
  },
);

test('a greeting before a question is none', async () => {
  const { told, kinds } = await ask('hi, my brakes squeal');
  expect(told).not.toContain(packs.en.phrases.greeting);
  expect(kinds).toContain('sources');
});

test.each([
  ['en', 'thank you so much'],
  ['kn', 'ಧನ್ಯವಾದ'],
  ['bn', 'ধন্যবাদ'],
] as [RevvyLanguage, string][])('thanks are taken (%s)', async (language, text) => {
  expect((await ask(text, { language })).told.trim()).toBe(packs[language].phrases.thanks);
});

test.each([
  ['en', 'tell me about quantum physics'],
  ['hi', 'क्वांटम फिजिक्स क्या है'],
  ['te', 'ప్రపంచంలో ఎత్తైన పర్వతం ఏది'],
] as [RevvyLanguage, string][])(
  'what Revvy knows nothing of is said to be so, and a person can help (%s)',
  async (language, text) => {
    const { told, kinds } = await ask(text, { language });
    expect(told.trim()).toBe(packs[language].phrases.notFound);
    expect(kinds).toEqual(['support']);
  },
);

test('in danger the note about it comes first, though the words sound like a question for a price', async () => {
  const { kinds, told } = await ask('ब्रेक लागत नाहीत', { language: 'mr' });
  expect(kinds).not.toContain('price');
  expect(told).toContain('**Brakes fail while driving**');
});
