import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { readFolded } from '@pahiya/contract/shared/folded';
import { expect, test } from 'vitest';
import { ask, packs, sourcesOf } from '../../../../test/offline-asking.ts';

const symptoms: [RevvyLanguage, string][] = [
  ['en', 'my ac is not cooling'],
  ['hi', 'एसी ठंडा नहीं कर रहा'],
  ['ta', 'ஏசி கூலிங் ஆகவே இல்லை'],
  ['hi-Latn', 'AC thandi hawa nahi de raha'],
];
test.each(symptoms)(
  'a symptom is answered first and explained below, with its source and garages (%s)',
  async (language, text) => {
    const { reply, cards, kinds } = await ask(text, { language });
    expect(readFolded(reply).details).not.toBe('');
    expect(sourcesOf(cards)[0]).toContain(packs[language].phrases.sourceNotes);
    expect(kinds).toContain('garages');
    expect(reply).toContain(packs[language].phrases.nextSteps);
  },
);

test('the line that was asked for is shown before the details', async () => {
  const { reply } = await ask('I lost my RC, is an FIR needed');
  expect(readFolded(reply).lead).toContain('report it to the police first');
  const renewal = await ask('car loan closed, hypothecation entry on RC at renewal after 15 years');
  expect(readFolded(renewal.reply).lead).toContain('Loan closed');
  expect(readFolded((await ask('how long is the RC valid')).reply).lead).not.toContain('Loan closed');
});

const fines: [RevvyLanguage, string, string][] = [
  ['en', 'fine for jumping a red light', 'red light: ₹1,000 to ₹5,000'],
  ['en', 'no insurance fine how much', 'up to ₹2,000'],
  ['en', 'what is the fine for no puc', 'up to ₹10,000'],
  ['hi', 'बिना हेलमेट कितना चालान कटेगा', '₹1,000'],
  ['hi-Latn', 'triple riding me kitna challan', '₹1,000'],
  ['ta', 'லைசென்ஸ் இல்லன்னா எவ்வளவு ஃபைன்', '₹5,000'],
  ['bn', 'মদ খেয়ে গাড়ি চালালে কত ফাইন', '₹10,000'],
];
test.each(fines)('a question about a fine gets that fine in the first line (%s: %s)', async (language, text, fine) => {
  const { reply } = await ask(text, { language });
  expect(reply.split('\n')[0]).toContain(fine);
});

test('after flood water the answer does not begin with charging in the rain', async () => {
  const { reply: inRain } = await ask('can I charge my EV in rain');
  expect(inRain.split('\n')[0]).toContain('Charging in rain is fine');
  const { reply: flooded } = await ask('electric scooter stood in flood water, can i charge it');
  expect(flooded.split('\n')[0]).toContain('do not charge it');
});

const aboutItself: [RevvyLanguage, string][] = [
  ['en', 'are you a robot or a human'],
  ['en', 'who made you'],
  ['hi', 'आप इंसान हैं या मशीन'],
  ['hi-Latn', 'tumhe kisne banaya'],
  ['ta', 'நீங்க மனுஷங்களா ரோபோவா'],
  ['mr', 'तुम्हाला कोणी बनवलं'],
  ['bn', 'আপনি কি রোবট'],
];
test.each(aboutItself)('Revvy says that it is a program, and offers people (%s: %s)', async (language, text) => {
  const { reply, kinds } = await ask(text, { language });
  expect(reply).toContain(packs[language].phrases.identity);
  expect(kinds).toContain('support');
});

test('a question for a distance is not answered with a price', async () => {
  const { reply } = await ask('ব্রেক প্যাড কত কিমি পরে বদলাতে হয়', { language: 'bn' });
  expect(reply).not.toContain('₹');
});

test('an unsure answer offers notes to choose from', async () => {
  const { cards } = await ask('brake something maybe');
  const choices = cards.find((card) => card.kind === 'choices');
  expect(choices?.questions.length).toBeGreaterThan(1);
});

test.each(['en', 'hi', 'pa'] as const)(
  'a picture without text cannot be read, and support is offered (%s)',
  async (language) => {
    const { reply, kinds } = await ask('', { language, pictures: [{ read: async () => Buffer.alloc(0) }] });
    expect(reply).toContain(packs[language].phrases.picture);
    // It would announce steps that do not follow.
    expect(reply).not.toContain(packs[language].phrases.nextSteps);
    expect(kinds).toEqual(['garages', 'support']);
  },
);

test.each([
  ['en', 'good morning revvy'],
  ['hi', 'नमस्ते'],
  ['ta', 'வணக்கம்'],
] as [RevvyLanguage, string][])(
  'a greeting is answered with what Revvy can and cannot do (%s)',
  async (language, text) => {
    const { reply } = await ask(text, { language });
    expect(reply).toContain(packs[language].phrases.greeting);
    expect(reply).toContain(packs[language].phrases.limits);
  },
);

test('a greeting before a question is ignored', async () => {
  const { reply, kinds } = await ask('hi, my brakes squeal');
  expect(reply).not.toContain(packs.en.phrases.greeting);
  expect(kinds).toContain('sources');
});

test.each([
  ['en', 'thank you so much'],
  ['kn', 'ಧನ್ಯವಾದ'],
  ['bn', 'ধন্যবাদ'],
] as [RevvyLanguage, string][])('thanks are acknowledged (%s)', async (language, text) => {
  expect((await ask(text, { language })).reply.trim()).toBe(packs[language].phrases.thanks);
});

test.each([
  ['en', 'tell me about quantum physics'],
  ['hi', 'क्वांटम फिजिक्स क्या है'],
  ['te', 'ప్రపంచంలో ఎత్తైన పర్వతం ఏది'],
] as [RevvyLanguage, string][])(
  'Revvy says so when it knows nothing about a question, and offers support (%s)',
  async (language, text) => {
    const { reply, kinds } = await ask(text, { language });
    expect(reply.trim()).toBe(packs[language].phrases.notFound);
    expect(kinds).toEqual(['support']);
  },
);

test('in danger its note comes first, even if the words sound like a price question', async () => {
  const { kinds, reply } = await ask('ब्रेक लागत नाहीत', { language: 'mr' });
  expect(kinds).not.toContain('price');
  expect(reply).toContain('पाय ॲक्सिलरेटरवरून काढा, ब्रेक जलद आणि जोरात');
});

test('an unsure answer shows how the notes begin that it offers', async () => {
  const { reply, cards } = await ask('something strange with the bike');
  const choices = cards.find((card) => card.kind === 'choices');
  expect(reply.trim()).toBe(packs.en.phrases.unsure);
  expect(choices?.beginnings).toHaveLength(choices?.questions.length ?? 0);
  expect(choices?.beginnings?.find(Boolean)).toMatch(/^\p{Lu}.+[.?!]$/u);
});

test('an unsure answer tells nothing of a note about a danger besides its title', async () => {
  const { reply, cards } = await ask('brake something maybe');
  const { questions = [], beginnings = [] } = cards.find((card) => card.kind === 'choices') ?? {};
  expect(reply.trim()).toBe(packs.en.phrases.unsure);
  expect(beginnings[questions.indexOf('Brakes fail while driving')]).toBeNull();
});

test('a note that is probably meant comes first, and others are offered below it', async () => {
  const { reply, kinds } = await ask('is it good to wash engine');
  expect(reply.startsWith(packs.en.phrases.noteProbably)).toBe(true);
  expect(reply).toContain(packs.en.phrases.noteOthers);
  expect(kinds.slice(0, 3)).toEqual(['sources', 'choices', 'garages']);
});

test('a note that is surely meant stands alone', async () => {
  const { reply, kinds } = await ask('my ac is not cooling');
  expect(reply).not.toContain(packs.en.phrases.noteProbably);
  expect(kinds).not.toContain('choices');
});
