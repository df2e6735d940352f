import { describeRupees } from '@pahiya/contract/shared/money';
import { fill } from '../rules/fill.ts';
import { sayDay, sayTime } from '../rules/say-when.ts';
import type { AnswerPart, CardOf, Turn } from '../types.ts';

const support: AnswerPart = { type: 'card', card: { kind: 'support' } };

function say(...texts: string[]): AnswerPart {
  return { type: 'note', text: `${texts.join('\n\n')}\n\n` };
}

function sources(title: string): AnswerPart {
  return { type: 'card', card: { kind: 'sources', titles: [title] } };
}

/** Where the customer's bookings stand, and how to change one. */
export async function* tellBookings(turn: Turn): AsyncIterable<AnswerPart> {
  const { phrases, intents, tools } = turn;
  const bookings = await tools.ownBookings();
  if (!bookings) {
    yield say(phrases.bookingNone);
    yield support;
    return;
  }
  yield say(...bookings.items.map((booking) => describeBooking(turn, booking)));
  if (intents.has('bookingChange')) yield say(phrases.bookingChange);
  yield { type: 'card', card: bookings };
  yield sources(phrases.sourceBookings);
  yield support;
}

function describeBooking({ phrases, asking }: Turn, booking: CardOf<'bookings'>['items'][number]): string {
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
    services: booking.serviceNames.join(', '),
    status,
  });
  if (booking.status === 'completed' || booking.status === 'cancelled') return facts;
  const { mechanicName: mechanic } = booking;
  return `${facts} ${mechanic ? fill(phrases.bookingMechanic, { mechanic }) : phrases.bookingNoMechanic}`;
}

/** What garages ask for a service now; no price that is not in the catalogue. */
export async function* tellPrice({ phrases, service, vehicleType, city, tools }: Turn): AsyncIterable<AnswerPart> {
  if (!service) return yield say(phrases.priceAsk);
  const price = await tools.priceRange({ search: service, vehicleType, city });
  if (!price) {
    yield say(phrases.priceNone);
    yield support;
    return;
  }
  const garages = await tools.findGarages({ search: service, vehicleType, city });
  const [lowest, highest] = [describeRupees(price.lowest), describeRupees(price.highest)];
  const only = price.garages === 1 ? garages?.items[0] : undefined;
  yield only && price.lowest === price.highest
    ? say(fill(phrases.priceOne, { service, price: lowest, garage: only.name }))
    : say(fill(phrases.priceRange, { service, lowest, highest, count: price.garages }));
  yield { type: 'card', card: price };
  if (garages) yield { type: 'card', card: garages };
  yield sources(phrases.sourceCatalogue);
}

/** A booking made ready for the booking page: nothing is written before the customer confirms there. */
export async function* tellDraft(turn: Turn): AsyncIterable<AnswerPart> {
  const { phrases, service, vehicleType, city, date, tools, asking } = turn;
  if (!service) return yield say(phrases.draftService);
  const draft = await tools.draftBooking({ search: service, vehicleType, city, date });
  if (!draft) {
    yield say(fill(phrases.draftNone, { service }));
    yield { type: 'card', card: { kind: 'services', search: service } };
    return;
  }
  yield say(
    fill(phrases.draftReady, {
      services: draft.services.map(({ name }) => name).join(', '),
      garage: draft.garageName,
      date: sayDay(draft.slot.date, asking.language),
      time: sayTime(draft.slot.startTime),
    }),
  );
  yield { type: 'card', card: draft };
  yield sources(phrases.sourceCatalogue);
}

export async function* tellGarages({ phrases, service, vehicleType, city, tools }: Turn): AsyncIterable<AnswerPart> {
  const garages = await tools.findGarages({ search: service ?? undefined, vehicleType, city });
  if (!garages) {
    yield say(phrases.garagesNone);
    yield support;
    return;
  }
  yield say(phrases.garagesFound);
  yield { type: 'card', card: garages };
  yield sources(phrases.sourceCatalogue);
}
