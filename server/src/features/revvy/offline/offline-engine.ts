import type { Card } from '@pahiya/contract/revvy/schemas';
import { wordsOf } from '../../../platform/language/words-of.ts';
import { say, support } from '../answers/answer-parts.ts';
import { answerDraft } from '../answers/draft-answers.ts';
import { answerBookings, answerGarages } from '../answers/fact-answers.ts';
import { answerOpen, answerRemark, answerWorkTime, offerSupport } from '../answers/follow-up-answers.ts';
import { answerNote, askWhich } from '../answers/note-answers.ts';
import { answerPrice } from '../answers/price-answers.ts';
import type { Question } from '../answers/question.ts';
import { answerVehicles } from '../answers/vehicle-answers.ts';
import { isClear, isSure } from '../rules/certainty.ts';
import { warningText } from '../safety/warning-text.ts';
import type { AnswerPart, Engine, FoundNote, NoteIndex } from '../types.ts';
import { askedBeside } from './asked-beside.ts';
import { type AnswerKind, chooseAnswer } from './choose-answer.ts';
import { tasks } from './meant-intents.ts';
import { readQuestion, type Understanding } from './read-question.ts';
import { findNotes, isPaper, serviceOfTopic } from './topic-notes.ts';
import { understand } from './understand.ts';

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
  const titled = await noteTitled(read, knowledge.notes);
  if (titled) return yield* answerNote(read, [titled]);
  if (read.remark) return yield* answerRemark(read);
  const { found, dangers } = await findNotes(read, knowledge);
  const { asking } = read;
  const ofTopic = read.asksAboutWork ? await serviceOfTopic(read, knowledge.notes) : null;
  const service = namesWork(read, knowledge) ? (read.service ?? ofTopic) : (ofTopic ?? read.service);
  const question = { ...read, service, asking: { ...asking, dangers } };
  // `Can I go slowly?` does not end the danger, so its warning is repeated.
  const flag = knowledge.packs[asking.language].flags.find(({ id }) => id === dangers[0]);
  if (flag && asking.dangers.length === 0) {
    const told = [read.asking.text, ...(read.topic?.stories ?? [])].map((text) => ({
      text,
      language: asking.language,
    }));
    yield { type: 'warning', text: warningText(knowledge.packs, flag, told) };
  }
  const kind = chooseInTopic(question, found);
  switch (kind) {
    case 'bookings':
      return yield* answerBookings(question);
    case 'draft':
      return yield* answerDraft(question);
    case 'price':
      return yield* answerPriceAndNote(question, found, knowledge);
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
    case 'unsure':
      if (question.hasNote && question.asksIfOpen && isPaper(found[0])) return yield* answerHours(question, found);
      return yield* kind === 'note' ? answerNote(question, found) : askWhich(question, found);
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

/** No garage lists it alone, but a note tells when it is changed. */
const unpriced = 'Brake disc';

/** A note may answer what else the message asks, or what has no price. */
async function* answerPriceAndNote(
  question: Question,
  found: FoundNote[],
  { packs }: Knowledge,
): AsyncIterable<AnswerPart> {
  let isPriced = false;
  for await (const part of answerPrice(question)) {
    isPriced ||= part.type === 'card' && part.card.kind === 'price';
    yield part;
  }
  const beside = askedBeside(packs, question.asking, found);
  if (beside) return yield* answerNote(question, [beside]);
  if (!isPriced && question.service === unpriced && isSure(found[0])) yield* answerNote(question, found);
}

/** No note knows the hours of a centre for certificates. */
async function* answerHours(question: Question, found: FoundNote[]): AsyncIterable<AnswerPart> {
  yield say(question.phrases.hoursUnknown);
  yield* answerNote(question, found);
}

/** False after a note for `the car shakes at idle` and `only when the AC is on`: the AC is a detail, not the work. */
function namesWork({ hasNote, topic, asking: { language } }: Question, { packs, terms }: Knowledge): boolean {
  const story = topic?.stories.at(-1);
  return !hasNote || story === undefined || understand(packs, terms, { text: story, language }).service !== null;
}

/** `Cancelling a booking` is a wish, unless the last answer offered the note with this title. */
async function noteTitled(question: Question, notes: NoteIndex): Promise<FoundNote | undefined> {
  const { asking, isChoice, vehicle } = question;
  const titled = await notes.titled({ ...asking, vehicle: isChoice ? undefined : vehicle });
  return isChoice || titled?.note.topic !== 'app' ? titled : undefined;
}

async function* answerAboutItself({ phrases, intents }: Question): AsyncIterable<AnswerPart> {
  if (!intents.has('identity')) return yield say(phrases.capabilities, phrases.limits);
  yield say(phrases.identity, phrases.capabilities);
  yield support;
}

function chooseInTopic(question: Question, found: readonly FoundNote[]): AnswerKind {
  if (question.mayBeNew && isClear(found[0])) return 'note';
  if (isAppointment(question, found)) return 'draft';
  const kind = chooseAnswer({ ...question, dangers: question.asking.dangers, found });
  if (question.topic === null && asksPriceOfWork(question, found) && ofNotes.includes(kind)) return 'price';
  if (asksWhereFor(question, found) && ofNotes.includes(kind)) return 'garages';
  if (question.isAboutBookings && ofNotes.includes(kind) && asksOfIt(question)) return 'bookings';
  if (kind !== 'notFound' && kind !== 'unsure') return kind;
  if (question.isAboutBookings) return 'bookings';
  return question.topic?.intents.has('garages') && question.isShort && kind === 'notFound' ? 'garages' : kind;
}

const longestOfIt = 3;

/** `Is it paid?` after bookings means the booking. */
function asksOfIt({ asking, intents, service }: Question): boolean {
  const isShort = wordsOf(asking.text).length <= longestOfIt;
  return isShort && intents.has('more') && service === null && asking.dangers.length === 0;
}

/** `Brake check tomorrow 4 pm` is a wish to book. `Brakes squeal since yesterday 4 pm` has a note that clearly answers it. */
function isAppointment({ saysAppointment, intents, asking }: Question, found: readonly FoundNote[]): boolean {
  const isTask = tasks.some((name) => intents.has(name));
  const isAnswered = isClear(found[0]) && found[0]?.note.topic !== 'app';
  return saysAppointment && !isTask && asking.dangers.length === 0 && !isAnswered;
}

const ofNotes: readonly AnswerKind[] = ['note', 'unsure', 'notFound'];
/** `Foam wash how much`: no note clearly answers it, and the work has a price. */
function asksPriceOfWork(
  { intents, service, asking, isShort, saysTime }: Question,
  found: readonly FoundNote[],
): boolean {
  // `How much oil` asks for litres.
  const isOfOther = intents.has('measure') || intents.has('howLong') || saysTime || service === 'Oil change';
  return (
    intents.has('howMuch') &&
    service !== null &&
    isShort &&
    !isOfOther &&
    asking.dangers.length === 0 &&
    !isClear(found[0])
  );
}

/** `Puncture near Viman Nagar` asks for a garage there. */
function asksWhereFor({ saysPlace, isShort, asking }: Question, found: readonly FoundNote[]): boolean {
  return saysPlace && isShort && asking.dangers.length === 0 && !isClear(found[0]);
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
