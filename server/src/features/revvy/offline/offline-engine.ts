import type { AnswerPart, Engine, NoteIndex, Turn } from '../types.ts';
import { say, support } from './answer-parts.ts';
import { chooseAnswer } from './choose-answer.ts';
import { tellDraft } from './draft-answers.ts';
import { tellBookings, tellGarages, tellPrice } from './fact-answers.ts';
import { tellNote } from './note-answers.ts';
import { readTurn, type Understanding } from './read-question.ts';
import { tellVehicles } from './vehicle-answers.ts';

interface Knowledge extends Understanding {
  notes: NoteIndex;
}

/** Answers without a model: from the notes, the catalogue and the customer's own bookings. */
export function createOfflineEngine(knowledge: Knowledge): Engine {
  return {
    name: 'offline',
    canSeePictures: false,
    async *answer(asking, tools, signal) {
      for await (const part of answerTurn(await readTurn(asking, tools, knowledge), knowledge)) {
        if (signal.aborted) return;
        yield part;
      }
    },
  };
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
    case 'vehicles':
      return yield* tellVehicles(turn, found);
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
  yield say(phrases.picture);
  const garages = tools.hasPlace ? await tools.findGarages({ search: 'Inspection' }) : null;
  if (garages) yield { type: 'card', card: garages };
  yield support;
}

async function* offerSupport({ phrases }: Turn): AsyncIterable<AnswerPart> {
  yield say(phrases.supportOffer);
  yield support;
}
