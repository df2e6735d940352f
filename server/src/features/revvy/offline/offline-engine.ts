import type { AnswerPart, Engine, NoteIndex, Question } from '../types.ts';
import { say, support } from './answer-parts.ts';
import { chooseAnswer } from './choose-answer.ts';
import { answerDraft } from './draft-answers.ts';
import { answerBookings, answerGarages, answerPrice } from './fact-answers.ts';
import { answerRemark } from './follow-up-answers.ts';
import { answerNote, askWhich } from './note-answers.ts';
import { readQuestion, type Understanding } from './read-question.ts';
import { answerVehicles } from './vehicle-answers.ts';

interface Knowledge extends Understanding {
  notes: NoteIndex;
}

export function createOfflineEngine(knowledge: Knowledge): Engine {
  return {
    name: 'offline',
    canSeePictures: false,
    async *answer(asking, tools, signal) {
      for await (const part of writeAnswer(await readQuestion(asking, tools, knowledge), knowledge)) {
        if (signal.aborted) return;
        yield part;
      }
    },
  };
}

async function* writeAnswer(question: Question, knowledge: Knowledge): AsyncIterable<AnswerPart> {
  const { asking, phrases } = question;
  if (asking.text === '') return yield* answerPicture(question);
  if (asking.pictures.length > 0) yield say(phrases.picture);
  if (question.remark) return yield* answerRemark(question);
  const found = await knowledge.notes.search({ ...asking, text: question.searched });
  const kind = chooseAnswer({ ...question, dangers: asking.dangers, found });
  switch ((kind === 'notFound' || kind === 'unsure') && question.isAboutBookings ? 'bookings' : kind) {
    case 'bookings':
      return yield* answerBookings(question);
    case 'draft':
      return yield* answerDraft(question);
    case 'price':
      return yield* answerPrice(question);
    case 'garages':
      return yield* answerGarages(question);
    case 'vehicles':
      return yield* answerVehicles(question, found);
    case 'support':
      return yield* offerSupport(question);
    case 'note':
      return yield* answerNote(question, found);
    case 'unsure':
      return yield* askWhich(question, found);
    case 'capabilities':
      return yield say(phrases.capabilities, phrases.limits);
    case 'greeting':
      return yield say(phrases.greeting, phrases.limits);
    case 'thanks':
      return yield say(phrases.thanks);
    case 'notFound':
      return yield* answerUnknown(question);
  }
}

async function* answerUnknown({ phrases, service }: Question): AsyncIterable<AnswerPart> {
  yield say(phrases.notFound);
  if (service) yield { type: 'card', card: { kind: 'services', search: service } };
  yield support;
}

async function* answerPicture({ phrases, tools }: Question): AsyncIterable<AnswerPart> {
  yield say(phrases.picture);
  const garages = tools.hasPlace ? await tools.findGarages({ search: 'Inspection' }) : null;
  if (garages) yield { type: 'card', card: garages };
  yield support;
}

async function* offerSupport({ phrases }: Question): AsyncIterable<AnswerPart> {
  yield say(phrases.supportOffer);
  yield support;
}
