import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import type { CityIndex } from '../../locations/types.ts';
import { chooseAnswer } from '../rules/choose-answer.ts';
import { cityNamed } from '../rules/city-named.ts';
import type { IntentName } from '../rules/names.ts';
import { readContext } from '../rules/read-context.ts';
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

/** Longer messages say what they mean; shorter ones go on with what was spoken of. */
const goesOn = 9;
/** So short a message that names a place is the answer to where one is. */
const placeOnly = 4;
const agreement = 6;

function readTurn(asking: Asking, tools: RevvyTools, knowledge: Knowledge): Turn {
  const { packs, terms, cities, now } = knowledge;
  const context = readContext(knowledge, asking);
  const length = wordsOf(asking.text).length;
  const named = cityNamed(asking.text, cities);
  const text = named && length <= placeOnly ? withLastWish(asking) : asking.text;
  const said = understand(packs, terms, { text, language: asking.language });
  const agrees = context.hasOffer && length <= agreement && said.intents.has('confirm') && !said.intents.has('thanks');
  const intents: ReadonlySet<IntentName> = agrees ? new Set(['book']) : said.intents;
  const follows = intents.has('book') || (length <= goesOn && intents.has('price'));
  const today = zonedNow(now()).date;
  const isNew = said.service !== null && said.service !== context.service;
  return {
    ...said,
    intents,
    asking,
    tools,
    service: said.service ?? (follows ? context.service : null),
    vehicleType: said.vehicleType ?? (follows || intents.has('garages') ? context.vehicleType : undefined),
    phrases: packs[asking.language].phrases,
    city: named ?? context.city,
    garageId: intents.has('book') && !named && !isNew ? context.garageId : undefined,
    date: said.inDays === undefined ? context.draft?.slot.date : addDays(today, said.inDays),
    isAboutBookings: context.hasBookings && length <= goesOn,
  };
}

function withLastWish({ text, history }: Asking): string {
  const last = history.findLast(({ role }) => role === 'user');
  return last ? `${last.content} ${text}` : text;
}

async function* answerTurn(turn: Turn, knowledge: Knowledge): AsyncIterable<AnswerPart> {
  const { asking, phrases } = turn;
  if (asking.text === '') return yield* tellPicture(turn);
  if (asking.pictures.length > 0) yield say(phrases.picture);
  const found = knowledge.notes.search(asking);
  const told = chooseAnswer({ ...turn, dangers: asking.dangers, found });
  switch (told === 'notFound' && turn.isAboutBookings ? 'bookings' : told) {
    case 'bookings':
      return yield* tellBookings(turn);
    case 'draft':
      return yield* tellDraft(turn);
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
