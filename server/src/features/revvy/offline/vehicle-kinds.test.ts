import { type RevvyLanguage, revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { expect, test } from 'vitest';
import { isLongRun } from '../../../../../scripts/long-run.ts';
import { ask, fakeTools, packs } from '../../../../test/offline-asking.ts';
import { loadNotes, loadTranslations } from '../knowledge/notes.ts';
import type { Asking } from '../types.ts';

const notes = await loadNotes();

async function titleOf(id: string, language: RevvyLanguage): Promise<string> {
  const note = notes.find((each) => each.id === id);
  return ((await loadTranslations(language)).get(id) ?? note)?.title ?? id;
}

interface Answer {
  shown: string | undefined;
  offered: string[];
  wanted: object[];
}

/** The titles of the note that the last answer shows, and of those that it offers. */
async function answer(turns: readonly string[], language: RevvyLanguage): Promise<Answer> {
  const history: Asking['history'] = [];
  let last: Answer = { shown: undefined, offered: [], wanted: [] };
  for (const content of turns) {
    const { tools, searched } = fakeTools();
    const { reply, cards } = await ask(content, { language, tools, history: [...history] });
    history.push({ role: 'user', content }, { role: 'assistant', content: reply, cards });
    const sources = cards.find((card) => card.kind === 'sources');
    const shown = sources?.titles[0]?.replace(`${packs[language].phrases.sourceNotes}: `, '');
    const offered = cards.flatMap((card) => (card.kind === 'choices' ? card.questions : []));
    last = { shown, offered, wanted: searched };
  }
  return last;
}

test.each<[RevvyLanguage, string[], string]>([
  ['hi', ['एक्टिवा के साइलेंसर से सफेद धुआं आ रहा है'], 'bike-smoke'],
  ['en', ['white smoke from my pulsar'], 'bike-smoke'],
  ['en', ['how often does a splendor need servicing'], 'bike-service-schedule'],
  ['en', ['how often does an ather need servicing'], 'ev-service'],
  ['bn', ['স্প্লেন্ডার ঠান্ডায় সকালে স্টার্ট নিতে চায় না'], 'bike-hard-start-cold'],
  ['en', ['my activa needs washing', 'mileage has dropped'], 'bike-mileage-low'],
  ['en', ['coolant of my ktm keeps dropping'], 'coolant-level-drops'],
  ['en', ['my bike handle is heavy to turn'], 'bike-wobble'],
  ['en', ['how to tow my ola scooter'], 'towing-an-ev'],
  ['en', ['checks before taking delivery of new activa'], 'new-car-pdi'],
])('a two-wheeler or an electric vehicle gets the note that helps it (%s): %j', async (language, turns, id) => {
  expect((await answer(turns, language)).shown).toBe(await titleOf(id, language));
});

test.each<[string, string]>([
  ['white smoke from the exhaust of my swift', 'white-smoke-from-exhaust'],
  ['brake pedal of my alto is soft and sinks', 'brake-pedal-soft'],
])('a car gets the note about cars: %s', async (text, id) => {
  expect((await answer([text], 'en')).shown).toBe(await titleOf(id, 'en'));
});

test('nobody with an electric vehicle is offered a note about engines', async () => {
  const engines = new Set(notes.filter(({ power }) => power === 'fuel').map(({ title }) => title));
  const asked = ['ather charging stops and it shakes', 'ola loses power and jerks', 'my nexon ev battery idles rough'];
  for (const text of asked) {
    const { shown = '', offered } = await answer([text], 'en');
    expect([shown, ...offered].filter((title) => engines.has(title))).toEqual([]);
  }
});

test('nobody with a scooter is offered a note that is only about cars', async () => {
  const ofCars = new Set(notes.filter(({ vehicles }) => !vehicles.includes('bike')).map(({ title }) => title));
  for (const text of ['my scooty shakes while braking', 'activa steering feels loose', 'scooter brake gone hard']) {
    const { shown = '', offered } = await answer([text], 'en');
    expect([shown, ...offered].filter((title) => ofCars.has(title))).toEqual([]);
  }
});

test('a bike is remembered for the garages of a later symptom', async () => {
  const { wanted } = await answer(['bike headlight dim', 'it gets brighter when i rev'], 'en');
  expect(wanted).toContainEqual(expect.objectContaining({ vehicleType: 'bike' }));
});

test('a note that is not for bikes looks for garages that repair cars', async () => {
  const { wanted } = await answer(['brake pedal goes down to the floor'], 'en');
  expect(wanted).toContainEqual(expect.objectContaining({ vehicleType: 'car' }));
});

test.each(revvyLanguages)('the title of an offered note leads to this note: %s', async (language) => {
  const translations = await loadTranslations(language);
  const lost: string[] = [];
  for (const { id, title } of notes.filter((_, place) => isLongRun || place % 5 === 0)) {
    const own = translations.get(id)?.title ?? title;
    const cards = [{ kind: 'choices' as const, questions: [own] }];
    const history: Asking['history'] = [
      { role: 'user', content: 'gaadi' },
      { role: 'assistant', content: packs[language].phrases.unsure, cards },
    ];
    const { cards: answered } = await ask(own, { language, history });
    const sources = answered.find((card) => card.kind === 'sources');
    if (!sources?.titles[0]?.endsWith(own)) lost.push(own);
  }
  expect(lost).toEqual([]);
});

test('every note that stands in for another is on a known subject and for fewer vehicles', () => {
  const byId = new Map(notes.map((note) => [note.id, note]));
  const wrong = notes.flatMap(({ id, vehicles, power, insteadOf }) =>
    insteadOf.filter((other) => {
      const replaced = byId.get(other);
      const isForBikes =
        vehicles.every((type) => type === 'bike') && replaced?.vehicles.some((type) => type !== 'bike');
      const isForElectric = power === 'electric' && replaced?.power !== 'electric';
      return !isForBikes && !isForElectric ? `${id}: ${other}` : false;
    }),
  );
  expect(wrong).toEqual([]);
});
