import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import type { CityIndex } from '../../locations/types.ts';
import { cityNamed } from '../rules/city-named.ts';
import { understand } from '../rules/understand.ts';
import { wordsOf } from '../rules/words-of.ts';
import type {
  AnswerPart,
  Asking,
  CatalogueTerm,
  Engine,
  FoundNote,
  NoteIndex,
  Packs,
  RevvyTools,
  Turn,
} from '../types.ts';
import { tellBookings, tellDraft, tellGarages, tellPrice } from './offline-facts.ts';
import { tellNote } from './offline-notes.ts';

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

/** The most particular wish first: what asks for one's own booking is never answered by a note about bookings. */
async function* answerTurn(turn: Turn, knowledge: Knowledge): AsyncIterable<AnswerPart> {
  const { asking, intents, phrases } = turn;
  if (asking.text === '') return yield* tellPicture(turn);
  if (asking.pictures.length > 0) yield say(phrases.picture);
  if (intents.has('bookingState') || intents.has('bookingChange')) return yield* tellBookings(turn);
  const found = knowledge.notes.search(asking);
  if (intents.has('book'))
    return yield* tellDraft({ ...turn, service: turn.service ?? serviceBefore(turn, knowledge) });
  if (intents.has('price') && (turn.service || !isSure(found[0]))) return yield* tellPrice(turn);
  if (intents.has('garages')) return yield* tellGarages(turn);
  if (intents.has('support')) return yield* offerSupport(turn);
  if (isSure(found[0])) return yield* tellNote(turn, found[0].note);
  if (intents.has('capabilities')) return yield say(phrases.capabilities, phrases.limits);
  if (intents.has('greeting')) return yield say(phrases.greeting, phrases.limits);
  if (intents.has('thanks')) return yield say(phrases.thanks);
  yield say(phrases.notFound);
  if (turn.service) yield { type: 'card', card: { kind: 'services', search: turn.service } };
  yield { type: 'card', card: { kind: 'support' } };
}

function say(...texts: string[]): AnswerPart {
  return { type: 'note', text: `${texts.join('\n\n')}\n\n` };
}

async function* tellPicture({ phrases, tools }: Turn): AsyncIterable<AnswerPart> {
  yield say(phrases.picture, phrases.nextSteps);
  const garages = tools.hasPlace ? await tools.findGarages({ search: 'Inspection' }) : null;
  if (garages) yield { type: 'card', card: garages };
  yield { type: 'card', card: { kind: 'support' } };
}

async function* offerSupport({ phrases }: Turn): AsyncIterable<AnswerPart> {
  yield say(phrases.supportOffer);
  yield { type: 'card', card: { kind: 'support' } };
}

/** 'Book it' means what was spoken of last. */
function serviceBefore({ asking }: Turn, { packs, terms }: Knowledge): string | null {
  for (const { content } of asking.history.toReversed()) {
    const { service } = understand(packs, terms, { text: content, language: asking.language });
    if (service) return service;
  }
  return null;
}

/** Below this a note shares some word with the question, and answers another. Measured by the evaluation. */
const sureScore = 12;
const sureShare = 0.4;

export function isSure(found: FoundNote | undefined): found is FoundNote {
  return found !== undefined && found.score >= sureScore && found.share >= sureShare;
}
