import type { AnswerPart, Question } from '../types.ts';
import { say, support } from './answer-parts.ts';
import { answerBookings } from './fact-answers.ts';

/** Answers what a customer remarks on the answer before. */
export async function* answerRemark(question: Question): AsyncIterable<AnswerPart> {
  const { remark, phrases } = question;
  if (remark === 'why') return yield* answerWhy(question);
  if (remark === 'cancelIt') return yield say(phrases.draftDropped);
  yield* answerBookings({ ...question, intents: new Set(['bookingChange']) });
}

async function* answerWhy(question: Question): AsyncIterable<AnswerPart> {
  const { phrases, asking, service } = question;
  const cards = asking.history.at(-1)?.cards ?? [];
  const kinds = new Set(cards.map(({ kind }) => kind));
  const draft = cards.find(({ kind }) => kind === 'draft');
  if (draft) {
    yield say(phrases.whyDraft);
    return yield { type: 'card', card: draft };
  }
  if (kinds.has('bookings') || kinds.has('vehicles')) return yield* offerSupport(question);
  if (kinds.has('price')) yield say(phrases.whyPrice);
  else yield say(isAboutGarages(question) ? phrases.whyGarages : phrases.whyNote);
  if (service) yield { type: 'card', card: { kind: 'services', search: service } };
}

function isAboutGarages({ phrases, asking }: Question): boolean {
  const { garagesFound, garagesOther, garagesCheapest, garagesRated, garagesNearest } = phrases;
  const introduced = [garagesFound, garagesOther, garagesCheapest, garagesRated, garagesNearest];
  return introduced.some((phrase) => asking.history.at(-1)?.content.includes(phrase));
}

async function* offerSupport({ phrases }: Question): AsyncIterable<AnswerPart> {
  yield say(phrases.supportOffer);
  yield support;
}
