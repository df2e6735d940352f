import type { VehicleType } from '@pahiya/contract/garages/schemas';
import { reachKm } from '../rules/reach.ts';
import type { CardOf } from '../tools/revvy-tools.ts';
import type { AnswerPart } from '../types.ts';
import { say, support } from './answer-parts.ts';
import { fill } from './fill.ts';
import type { Question } from './question.ts';
import { sayServices } from './say-services.ts';
import { sayDay, sayTime } from './say-when.ts';

export function sources(title: string): AnswerPart {
  return { type: 'card', card: { kind: 'sources', titles: [title] } };
}

export async function* answerBookings(question: Question): AsyncIterable<AnswerPart> {
  const { phrases, intents, tools, asksToCancel } = question;
  const bookings = await tools.ownBookings();
  if (!bookings) {
    const how = asksToCancel ? phrases.bookingCancel : phrases.bookingMove;
    yield say(phrases.bookingNone, ...(intents.has('bookingChange') ? [how] : []));
    yield support;
    return;
  }
  yield say(...bookings.items.map((booking) => describeBooking(question, booking)));
  if (intents.has('bookingChange')) yield say(phrases.bookingChange);
  yield { type: 'card', card: bookings };
  yield sources(phrases.sourceBookings);
  yield support;
}

function describeBooking({ phrases, asking }: Question, booking: CardOf<'bookings'>['items'][number]): string {
  const status = {
    confirmed: phrases.statusConfirmed,
    in_progress: phrases.statusInProgress,
    completed: phrases.statusCompleted,
    cancelled: phrases.statusCancelled,
  }[booking.status];
  const facts = fill(phrases.bookingOne, {
    garage: booking.garageName,
    date: sayDay(booking.bookingDate, asking.language),
    time: sayTime(booking.bookingTime),
    services: sayServices(booking.serviceNames, asking.language),
    status,
  });
  if (booking.status === 'completed' || booking.status === 'cancelled') return facts;
  const { mechanicName: mechanic } = booking;
  return `${facts} ${mechanic ? fill(phrases.bookingMechanic, { mechanic: mechanic.replace(/\.$/, '') }) : phrases.bookingNoMechanic}`;
}

/** A customer whose vehicles are all of one type asks for that type. */
export async function onlyVehicle({ tools }: Question): Promise<VehicleType | undefined> {
  const types = new Set((await tools.ownVehicles()).map(({ type }) => type));
  return types.size === 1 ? [...types][0] : undefined;
}

/** Says that no garage is near and names the nearest one. Null if one is near. */
export async function sayFar({ phrases, tools, service, vehicleType, city }: Question): Promise<string | null> {
  const far = await tools.nearestGarage({ search: service ?? undefined, vehicleType, city });
  if (!far) return null;
  const { name: garage, location: place, distanceKm: km, from } = far;
  const none = from ? fill(phrases.noneNear, { km: reachKm, place: from }) : phrases.garagesNone;
  return `${none} ${fill(phrases.nearestOne, { garage, place, km })}`;
}

/** A garage at the other end of India is no use. */
export async function* askPlace({ phrases, service }: Question): AsyncIterable<AnswerPart> {
  yield say(phrases.placeAsk);
  if (service) yield { type: 'card', card: { kind: 'services', search: service } };
}

export async function* answerGarages(question: Question): AsyncIterable<AnswerPart> {
  const { phrases, service, vehicleType, city, named, unknownGarage, tools } = question;
  if (unknownGarage) return yield* answerUnknownGarage(question, unknownGarage);
  if (!tools.hasPlace && !city && !named) return yield* askPlace(question);
  const garageId = named?.garageId;
  const { order, said, topic } = question;
  // `The cheapest garage` after the price of new chains is not the one that cleans them.
  const isCompared = order === 'price' && service !== null;
  const words = isCompared && topic ? `${topic.text} ${said}` : said;
  const wanted = {
    search: service ?? undefined,
    vehicleType,
    city,
    order: order ?? undefined,
    said: words,
    isCompared,
  };
  const others = { ...wanted, without: question.without };
  const garages = await tools.findGarages(garageId ? { ...wanted, garageId } : others);
  if (!garages) {
    const isOnly = question.without.length > 0;
    yield say(isOnly ? phrases.garagesNoOther : ((await sayFar(question)) ?? phrases.garagesNone));
    yield support;
    return;
  }
  const around = garageId ? null : await sayAround(question, garages);
  yield say([around, sayOrder(question, garages)].filter(Boolean).join(' '));
  yield { type: 'card', card: garages };
  yield sources(phrases.sourceCatalogue);
}

/** Says that the garages are outside of the place. Null if the first is in it. */
async function sayAround({ phrases, tools, city }: Question, { items }: CardOf<'garages'>): Promise<string | null> {
  const ids = items.map(({ garageId }) => garageId);
  const away = await tools.howFar(ids, city);
  const [nearest] = items
    .map(({ name, garageId }) => ({ name, far: away.get(garageId) }))
    .sort((a, b) => (a.far?.distanceKm ?? 0) - (b.far?.distanceKm ?? 0));
  if (!nearest?.far) return null;
  const { place, location, distanceKm: km } = nearest.far;
  const near = fill(phrases.nearestOne, { garage: nearest.name, place: location, km });
  return `${fill(phrases.garagesNoneIn, { place })} ${near}`;
}

/** Without the customer's position there is no order by distance. */
function sayOrder({ phrases, order, without, service }: Question, { items }: CardOf<'garages'>): string {
  const isMeasured = items.every(({ distanceKm }) => distanceKm !== null);
  if (order === 'price' && service) return phrases.garagesCheapest;
  if (order === 'rating') return phrases.garagesRated;
  if (order === 'distance' && isMeasured) return phrases.garagesNearest;
  return without.length > 0 ? phrases.garagesOther : phrases.garagesFound;
}

export async function* answerUnknownGarage(
  { phrases, service, vehicleType, city, tools }: Question,
  garage: string,
): AsyncIterable<AnswerPart> {
  yield say(fill(phrases.garageUnknown, { garage }));
  const isNear = tools.hasPlace || city !== undefined;
  const found = isNear ? await tools.findGarages({ search: service ?? undefined, vehicleType, city }) : null;
  yield { type: 'card', card: found ?? { kind: 'services', search: service ?? 'service' } };
}
