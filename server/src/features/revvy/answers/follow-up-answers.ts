import { isRoadside } from '../rules/roadside.ts';
import { hoursOf } from '../times/hours.ts';
import type { AnswerPart } from '../types.ts';
import { say, support } from './answer-parts.ts';
import { answerBookings, answerGarages, sayFar, sources } from './fact-answers.ts';
import { fill } from './fill.ts';
import type { Question } from './question.ts';
import { sayDay } from './say-when.ts';

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

export async function* offerSupport({ phrases }: Question): AsyncIterable<AnswerPart> {
  yield say(phrases.supportOffer);
  yield support;
}

/** How long the work takes at the garages that offer it. */
export async function* answerWorkTime(question: Question): AsyncIterable<AnswerPart> {
  const { phrases, labelOf, service, vehicleType, city, garageId, tools } = question;
  const search = service ?? '';
  const time = await tools.workTime({ search, vehicleType, city, ...(garageId && { garageId }) });
  if (!time) {
    yield say(phrases.workTimeNone);
    yield { type: 'card', card: { kind: 'services', search } };
    return;
  }
  const { least, most } = time;
  const minutes = least === most ? String(least) : `${least}–${most}`;
  const isStuck = question.hasNote && isRoadside(service);
  yield say(fill(phrases.workTime, { service: labelOf(search), minutes }), ...(isStuck ? [phrases.helpNow] : []));
  yield { type: 'card', card: { kind: 'services', search } };
  yield sources(phrases.sourceCatalogue);
}

/** Says which of the garages before take bookings on the day. */
export async function* answerOpen(question: Question): AsyncIterable<AnswerPart> {
  const { phrases, asking, tools, today, service, vehicleType, city } = question;
  const date = question.date ?? today;
  const day = sayDay(date, asking.language);
  const far = question.shownGarages.length === 0 ? await sayFar(question) : null;
  const nearest = far && (await tools.nearestGarage({ search: service ?? undefined, vehicleType, city }));
  const shownGarages = nearest ? [nearest] : question.shownGarages;
  if (far) yield say(far);
  else if (shownGarages.length === 0) return yield* answerGarages(question);
  const isOpen = await Promise.all(
    shownGarages.map(({ garageId }) => tools.isOpen({ garageId, date, hours: hoursOf(question) })),
  );
  const open = shownGarages.filter((_, at) => isOpen[at]).map(({ name }) => name);
  const closed = shownGarages.filter((_, at) => !isOpen[at]);
  if (open.length > 0) yield say(fill(phrases.openOn, { garages: open.join(', '), date: day }));
  for (const { name: garage } of closed) yield say(fill(phrases.draftClosed, { garage, date: day }));
  const cards = asking.history.at(-1)?.cards ?? [];
  for (const card of cards) if (card.kind === 'garages' || card.kind === 'draft') yield { type: 'card', card };
}
