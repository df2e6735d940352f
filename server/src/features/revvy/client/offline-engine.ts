import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import type { CityIndex } from '../../locations/types.ts';
import { chooseAnswer } from '../rules/choose-answer.ts';
import { cityNamed } from '../rules/city-named.ts';
import { understand } from '../rules/understand.ts';
import { wordsOf } from '../rules/words-of.ts';
import type { AnswerPart, Asking, CatalogueTerm, Engine, NoteIndex, Packs, RevvyTools, Turn } from '../types.ts';
import { tellBookings, tellDraft, tellGarages, tellPrice } from './offline-facts.ts';
import { tellNote } from './offline-notes.ts';
import { say, support } from './offline-parts.ts';

interface Knowledge {
  packs: Packs;
  notes: NoteIndex;
  terms: CatalogueTerm[];
  cities: CityIndex;
  now: () => Date;
}

/** Answers by looking things up: in the notes, in the catalogue and in the customer's own bookings. It knows no model. */
export function createOfflineEngine(knowledge: Knowledge): Engine {
  return {
    name: 'offline',
    canSeePictures: false,
    async *answer(asking, tools, signal) {
      for await (const part of answerTurn(readTurn(asking, tools, knowledge), knowledge)) {
        if (signal.aborted) return;
        yield part;
      }
    },
  };
}

function readTurn(asking: Asking, tools: RevvyTools, { packs, terms, cities, now }: Knowledge): Turn {
  const { language } = asking;
  const city = cityNamed(asking.text, cities);
  const text = city && wordsOf(asking.text).length <= placeOnly ? withLastWish(asking) : asking.text;
  const understood = understand(packs, terms, { text, language });
  const today = zonedNow(now()).date;
  return {
    ...understood,
    asking,
    tools,
    phrases: packs[language].phrases,
    city,
    date: understood.inDays === undefined ? undefined : addDays(today, understood.inDays),
  };
}

/** So short a message that names a place is the answer to where one is: it goes on with what was asked last. */
const placeOnly = 4;

function withLastWish({ text, history }: Asking): string {
  const last = history.findLast(({ role }) => role === 'user');
  return last ? `${last.content} ${text}` : text;
}

async function* answerTurn(turn: Turn, knowledge: Knowledge): AsyncIterable<AnswerPart> {
  const { asking, phrases } = turn;
  if (asking.text === '') return yield* tellPicture(turn);
  if (asking.pictures.length > 0) yield say(phrases.picture);
  const found = knowledge.notes.search(asking);
  switch (chooseAnswer({ ...turn, dangers: asking.dangers, found })) {
    case 'bookings':
      return yield* tellBookings(turn);
    case 'draft':
      return yield* tellDraft({ ...turn, service: turn.service ?? serviceBefore(turn, knowledge) });
    case 'price':
      return yield* tellPrice(turn);
    case 'garages':
      return yield* tellGarages(turn);
    case 'support':
      return yield* offerSupport(turn);
    case 'note':
      return yield* tellNote(turn, found);
    case 'capabilities':
      return yield say(phrases.capabilities, phrases.limits);
    case 'greeting':
      return yield say(phrases.greeting, phrases.limits);
    case 'thanks':
      return yield say(phrases.thanks);
    case 'notFound':
      return yield* admitIgnorance(turn);
  }
}

async function* admitIgnorance({ phrases, service }: Turn): AsyncIterable<AnswerPart> {
  yield say(phrases.notFound);
  if (service) yield { type: 'card', card: { kind: 'services', search: service } };
  yield support;
}

async function* tellPicture({ phrases, tools }: Turn): AsyncIterable<AnswerPart> {
  yield say(phrases.picture, phrases.nextSteps);
  const garages = tools.hasPlace ? await tools.findGarages({ search: 'Inspection' }) : null;
  if (garages) yield { type: 'card', card: garages };
  yield support;
}

async function* offerSupport({ phrases }: Turn): AsyncIterable<AnswerPart> {
  yield say(phrases.supportOffer);
  yield support;
}

/** 'Book it' means what the customer spoke of last, or else what was answered last. */
function serviceBefore({ asking }: Turn, { packs, terms }: Knowledge): string | null {
  const latest = asking.history.toReversed();
  const said = [...latest.filter(({ role }) => role === 'user'), ...latest];
  const services = said.map(
    ({ content }) => understand(packs, terms, { text: content, language: asking.language }).service,
  );
  return services.find((service) => service !== null) ?? null;
}
