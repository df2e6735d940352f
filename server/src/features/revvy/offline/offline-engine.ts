import type { Card } from '@pahiya/contract/revvy/schemas';
import { say, support } from '../answers/answer-parts.ts';
import { answerDraft } from '../answers/draft-answers.ts';
import { answerBookings, answerGarages, answerPrice } from '../answers/fact-answers.ts';
import { answerOpen, answerRemark, answerWorkTime, offerSupport } from '../answers/follow-up-answers.ts';
import { answerNote, askWhich } from '../answers/note-answers.ts';
import { answerVehicles } from '../answers/vehicle-answers.ts';
import { isClear, isSure } from '../rules/certainty.ts';
import type { AnswerPart, Engine, FoundNote, NoteIndex, Question } from '../types.ts';
import { type AnswerKind, chooseAnswer, speaksOfTopic } from './choose-answer.ts';
import { tasks } from './meant-intents.ts';
import { readQuestion, type Understanding } from './read-question.ts';
import { recentDangers } from './recent-dangers.ts';

interface Knowledge extends Understanding {
  notes: NoteIndex;
}

export function createOfflineEngine(knowledge: Knowledge): Engine {
  return {
    name: 'offline',
    canSeePictures: false,
    async *answer(asking, tools, signal) {
      const question = await readQuestion(asking, tools, knowledge);
      for await (const part of writeAnswer(question, knowledge)) {
        if (signal.aborted) return;
        yield part.type === 'card' ? { ...part, card: withLabel(part.card, question) } : part;
      }
    },
  };
}

/** Names the service in the language of the answer. */
function withLabel(card: Card, { labelOf }: Question): Card {
  if (card.kind === 'services') return { ...card, label: labelOf(card.search) };
  return card.kind === 'price' ? { ...card, label: labelOf(card.service) } : card;
}

async function* writeAnswer(read: Question, knowledge: Knowledge): AsyncIterable<AnswerPart> {
  const { phrases } = read;
  if (read.asking.text === '') return yield* answerPicture(read);
  if (read.asking.pictures.length > 0) yield say(phrases.picture);
  if (read.remark) return yield* answerRemark(read);
  const { found, dangers } = await findNotes(read, knowledge);
  const { asking } = read;
  const question = { ...read, asking: { ...asking, dangers } };
  // `Can I go slowly?` does not end the danger, so its warning is repeated.
  const flag = knowledge.packs[asking.language].flags.find(({ id }) => id === dangers[0]);
  if (flag && asking.dangers.length === 0) yield { type: 'warning', text: flag.warning };
  switch (chooseInTopic(question, found)) {
    case 'bookings':
      return yield* answerBookings(question);
    case 'draft':
      return yield* answerDraft(question);
    case 'price':
      return yield* answerPrice(question);
    case 'garages':
      return yield* answerGarages(question);
    case 'openHours':
      return yield* answerOpen(question);
    case 'workTime':
      return yield* answerWorkTime(question);
    case 'vehicles':
      return yield* answerVehicles(question, found);
    case 'support':
      return yield* offerSupport(question);
    case 'note':
      return yield* answerNote(question, found);
    case 'unsure':
      return yield* askWhich(question, found);
    case 'capabilities':
      return yield* answerAboutItself(question);
    case 'greeting':
      return yield say(phrases.greeting, phrases.limits);
    case 'thanks':
      return yield say(phrases.thanks);
    case 'notFound':
      return yield* answerUnknown(question);
  }
}

async function* answerAboutItself({ phrases, intents }: Question): AsyncIterable<AnswerPart> {
  if (!intents.has('identity')) return yield say(phrases.capabilities, phrases.limits);
  yield say(phrases.identity, phrases.capabilities);
  yield support;
}

interface Searched {
  found: FoundNote[];
  /** Those of the message, or also those of the topic that it continues. */
  dangers: string[];
}

/** A short message that fits no note is searched together with the symptom before it: `can I still drive?` */
async function findNotes(question: Question, { notes, packs }: Knowledge): Promise<Searched> {
  const { asking, searched, vehicleType, topic } = question;
  const found = await notes.search({ ...asking, text: searched, vehicleType });
  const alone = { found, dangers: asking.dangers };
  const isAboutTopic = speaksOfTopic(question, found);
  const maySpeakOfIt = isAboutTopic || (question.isShort && !isClear(found[0]));
  if (!topic || topic.isTask || hasSubject(question) || !maySpeakOfIt) return alone;
  const recent = recentDangers(packs, asking);
  const dangers = [...new Set([...asking.dangers, ...recent])];
  // `It is only 3 km to home` may be about another note, but the danger is still there.
  if (!isAboutTopic) return { found, dangers };
  const search = (text: string) => notes.search({ ...asking, text, vehicleType, dangers });
  // `Is it safe to drive` says nothing about the symptom.
  const together = question.asksIfSafe ? [] : await search(`${topic.text} ${asking.text}`);
  if (isSure(together[0])) return { found: together, dangers };
  const topicAlone = await search(topic.text);
  return isSure(topicAlone[0]) || recent.length > 0 ? { found: topicAlone, dangers } : alone;
}

/** `Thanks` and `what will it cost` do not ask about the symptom again. */
function hasSubject({ intents }: Question): boolean {
  return [...tasks, ...smallTalk].some((name) => intents.has(name));
}

const smallTalk = ['thanks', 'greeting', 'capabilities', 'identity', 'support'] as const;

function chooseInTopic(question: Question, found: readonly FoundNote[]): AnswerKind {
  if (question.mayBeNew && isClear(found[0])) return 'note';
  if (isAppointment(question, found)) return 'draft';
  const kind = chooseAnswer({ ...question, dangers: question.asking.dangers, found });
  if (kind !== 'notFound' && kind !== 'unsure') return kind;
  if (question.isAboutBookings) return 'bookings';
  return question.topic?.intents.has('garages') && speaksOfTopic(question, found) ? 'garages' : kind;
}

/** `Brake check tomorrow 4 pm` is a wish to book. `Brakes squeal since yesterday 4 pm` has a note that clearly answers it. */
function isAppointment({ saysAppointment, intents, asking }: Question, found: readonly FoundNote[]): boolean {
  const isTask = tasks.some((name) => intents.has(name));
  return saysAppointment && !isTask && asking.dangers.length === 0 && !isClear(found[0]);
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
