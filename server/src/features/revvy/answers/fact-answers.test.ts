import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { describe, expect, test } from 'vitest';
import { ask, fakeTools, packs, sourcesOf } from '../../../../test/offline-asking.ts';
import { pricesIn } from '../model/unknown-prices.ts';

describe('a price', () => {
  const questions: [RevvyLanguage, string][] = [
    ['en', 'how much for brake pads'],
    ['hi', 'ब्रेक पैड बदलवाने में कितना खर्च आता है'],
    ['te', 'బ్రేక్ ప్యాడ్లు మార్చడానికి ఎంత అవుతుంది'],
  ];
  test.each(questions)('comes from the catalogue, with its source (%s)', async (language, text) => {
    const { reply, cards, kinds } = await ask(text, { language });
    expect(pricesIn(reply).sort()).toEqual(expect.arrayContaining([2_499, 999]));
    expect(new Set(pricesIn(reply))).toEqual(new Set([999, 2_499]));
    expect(kinds).toContain('price');
    expect(sourcesOf(cards)).toEqual([packs[language].phrases.sourceCatalogue]);
  });

  test.each([
    ['en', 'what is the price'],
    ['hi', 'कीमत क्या है'],
    ['ml', 'വില എത്ര'],
  ] as [RevvyLanguage, string][])(
    'without a service is asked back about, or explained without amounts (%s)',
    async (language, text) => {
      const { reply } = await ask(text, { language });
      expect(reply).not.toBe('');
      expect(pricesIn(reply)).toEqual([]);
    },
  );

  test.each([
    ['en', 'price of denting', 'Denting'],
    ['hi', 'डेंटिंग का दाम', 'डेंटिंग'],
    ['gu', 'બ્રેક પેડ બદલવાના કેટલા થાય', 'બ્રેક પેડ'],
  ] as [RevvyLanguage, string, string][])(
    'that is not in the catalogue is not invented (%s)',
    async (language, text, work) => {
      const { reply, kinds } = await ask(text, { language, tools: fakeTools({ priceRange: async () => null }).tools });
      expect(reply.trim()).toBe(`${work}: ${packs[language].phrases.priceNone}`);
      expect(kinds).toEqual(['support']);
    },
  );
});

describe('a booking', () => {
  const questions: [RevvyLanguage, string][] = [
    ['en', 'where is my booking'],
    ['mr', 'माझं बुकिंग कुठे आहे'],
    ['bn', 'আমার বুকিংয়ের কী অবস্থা'],
  ];
  test.each(questions)(
    "is named with its status, and a garage's name cannot become Markdown (%s)",
    async (language, text) => {
      const { reply, cards, kinds } = await ask(text, { language });
      expect(reply).toContain('Sharma \\*Works\\*');
      expect(reply).toContain(packs[language].phrases.statusConfirmed);
      expect(kinds).toEqual(['bookings', 'sources', 'support']);
      expect(sourcesOf(cards)).toEqual([packs[language].phrases.sourceBookings]);
    },
  );

  test.each([
    ['en', 'cancel my booking'],
    ['hi', 'मेरी बुकिंग रद्द कर दीजिए'],
    ['kn', 'ನನ್ನ ಬುಕಿಂಗ್ ಕ್ಯಾನ್ಸಲ್ ಮಾಡಿ'],
  ] as [RevvyLanguage, string][])('is changed on its own page (%s)', async (language, text) => {
    const { reply, kinds } = await ask(text, { language });
    expect(reply).toContain(packs[language].phrases.bookingChange);
    expect(kinds).toContain('bookings');
  });

  test('that does not exist is said not to exist', async () => {
    const { reply, kinds } = await ask('where is my booking', {
      tools: fakeTools({ ownBookings: async () => null }).tools,
    });
    expect(reply.trim()).toBe(packs.en.phrases.bookingNone);
    expect(kinds).toEqual(['support']);
  });

  test.each([
    ['en', 'book it', 'how much for brake pads'],
    ['hi', 'बुक कर दो', 'ब्रेक पैड का दाम'],
    ['hi-Latn', 'book kar do', 'brake pad kitne ka hai'],
  ] as [RevvyLanguage, string, string][])(
    'is drafted for the last topic of the conversation (%s)',
    async (language, text, before) => {
      const { tools, searched } = fakeTools();
      const { reply, kinds } = await ask(text, { language, tools, history: [{ role: 'user', content: before }] });
      expect(kinds).toEqual(['draft', 'sources']);
      expect(searched).toEqual([{ search: 'Brake Pads' }]);
      expect(reply).toContain('10:00 AM');
    },
  );

  test('without a service is asked back about', async () => {
    expect((await ask('book it')).reply.trim()).toBe(packs.en.phrases.draftService);
  });
});

test.each([
  ['en', 'good garages in Pune'],
  ['hi', 'पुणे में गैराज'],
  ['mr', 'पुणे इथे चांगलं गॅरेज दाखवा'],
] as [RevvyLanguage, string][])('garages are searched for in the named city (%s)', async (language, text) => {
  const { tools, searched } = fakeTools({ hasPlace: false });
  const { kinds } = await ask(text, { language, tools });
  expect(kinds).toEqual(['garages', 'sources']);
  expect(searched).toEqual([expect.objectContaining({ city: 'Pune' })]);
});

test.each<[RevvyLanguage, string, string]>([
  ['en', 'cancel my appointment tomorrow', 'reschedule my booking to friday'],
  ['hi-Latn', 'kal ka appointment cancel karna hai', 'meri booking ka time badalna hai'],
  ['hi', 'कल वाली सर्विस कैंसल करनी है', 'मेरी बुकिंग का समय बदलना है'],
  ['mr', 'माझी बुकिंग रद्द करायची आहे', 'माझ्या बुकिंगची वेळ बदलायची आहे'],
  ['bn', 'আমার বুকিং বাতিল করতে চাই', 'আমার বুকিংয়ের সময় বদলাতে চাই'],
  ['ta', 'என் புக்கிங்கை கேன்சல் பண்ணணும்', 'என் புக்கிங் நேரத்தை மாத்தணும்'],
  ['te', 'నా బుకింగ్ క్యాన్సిల్ చేయాలి', 'నా బుకింగ్ టైమ్ మార్చాలి'],
  ['gu', 'મારું બુકિંગ કેન્સલ કરવું છે', 'મારા બુકિંગનો સમય બદલવો છે'],
  ['kn', 'ನನ್ನ ಬುಕಿಂಗ್ ಕ್ಯಾನ್ಸಲ್ ಮಾಡಬೇಕು', 'ನನ್ನ ಬುಕಿಂಗ್ ಸಮಯ ಬದಲಿಸಬೇಕು'],
  ['ml', 'എന്റെ ബുക്കിങ് ക്യാൻസൽ ചെയ്യണം', 'എന്റെ ബുക്കിങ് സമയം മാറ്റണം'],
  ['pa', 'ਮੇਰੀ ਬੁਕਿੰਗ ਰੱਦ ਕਰਨੀ ਹੈ', 'ਮੇਰੀ ਬੁਕਿੰਗ ਦਾ ਸਮਾਂ ਬਦਲਣਾ ਹੈ'],
])('who has no booking hears how to cancel one or how to move one, as asked (%s)', async (language, cancel, move) => {
  const { tools } = fakeTools({ ownBookings: async () => null });
  const { bookingCancel, bookingMove } = packs[language].phrases;
  const cancelled = await ask(cancel, { language, tools });
  expect(cancelled.reply).toContain(bookingCancel);
  expect(cancelled.reply).not.toContain(bookingMove);
  expect((await ask(move, { language, tools })).reply).toContain(bookingMove);
});
