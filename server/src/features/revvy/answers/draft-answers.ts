import type { VehicleType } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { describeRupees } from '@pahiya/contract/shared/money';
import { vehiclesNamed } from '../rules/own-vehicles.ts';
import { namesService } from '../rules/service-names.ts';
import { hoursOf } from '../times/hours.ts';
import type { CardOf, NamedGarage, OwnVehicle } from '../tools/revvy-tools.ts';
import type { AnswerPart } from '../types.ts';
import { say } from './answer-parts.ts';
import { answerUnknownGarage, askPlace, sayFar, sources } from './fact-answers.ts';
import { fill } from './fill.ts';
import { describeMissed } from './missed-time.ts';
import type { Question } from './question.ts';
import { sayServices } from './say-services.ts';
import { sayDay, sayTime } from './say-when.ts';

/** Nothing is stored before the customer confirms on the booking page. */
export async function* answerDraft(question: Question): AsyncIterable<AnswerPart> {
  const { phrases, service, city, garageId, named, unknownGarage, tools } = question;
  if (unknownGarage) return yield* answerUnknownGarage(question, unknownGarage);
  if (!service) return yield say(phrases.draftService, ...(named ? [offersOf(question, named)] : []));
  if (!tools.hasPlace && !city && !garageId) return yield* askPlace(question);
  const vehicle = await vehicleFor(question);
  const wanted = [service, ...question.otherServices].slice(0, mostWorks);
  const works = named
    ? wanted.toSorted((a, b) => lacks(named, a, vehicle.type) - lacks(named, b, vehicle.type))
    : wanted;
  if (named && lacks(named, works[0] ?? service, vehicle.type))
    return yield* answerLacking(question, named, vehicle.type);
  const draft = await draftWorks(question, works, vehicle);
  if (!draft) return yield* answerNoDraft(question, service, vehicle);
  yield* showDraft(question, draft, vehicle);
  const left = wanted.filter((search) => !draft.services.some(({ name }) => namesService(name, { search })));
  for (const work of left) yield* offerLeft(question, { work, draft, vehicle });
}

/** Drafts all works at one garage that does them: `washing and interior cleaning`. */
async function draftWorks(question: Question, works: readonly string[], vehicle: Vehicle) {
  for (const work of works) {
    const others = works.filter((other) => other !== work);
    const draft = await draftFor({ ...question, otherServices: others }, work, vehicle);
    if (draft) return draft;
  }
  return null;
}

interface Left {
  work: string;
  draft: CardOf<'draft'>;
  vehicle: Vehicle;
}

/** Says that the garage of the draft does not do a wished work, and who does. */
async function* offerLeft(question: Question, { work: search, draft, vehicle }: Left): AsyncIterable<AnswerPart> {
  const { phrases, labelOf, city, tools } = question;
  const service = labelOf(search);
  const vehicleType = vehicle.type;
  const garages = await tools.findGarages({ search, vehicleType, city, without: [draft.garageId] });
  const lacking = fill(phrases.draftWithout, { service, garage: draft.garageName });
  if (garages) {
    yield say(`${lacking} ${phrases.otherGarages}`);
    return yield { type: 'card', card: garages };
  }
  const far = (await sayFar({ ...question, service: search, vehicleType })) ?? phrases.garagesNone;
  yield say(`${lacking} ${far}`);
}

async function* showDraft(question: Question, draft: CardOf<'draft'>, vehicle: Vehicle): AsyncIterable<AnswerPart> {
  const { phrases } = question;
  const missed = await describeMissed(question, draft);
  if (missed) yield say(missed);
  const facts = [describeDraft(question, draft), await describeFar(question, draft), describeWish(question, draft)];
  yield say(facts.filter(Boolean).join(' '));
  if (vehicle.isGuess && draft.vehicleType !== 'bike') yield say(phrases.draftForCar);
  yield { type: 'card', card: draft };
  yield sources(phrases.sourceCatalogue);
}

const mostWorks = 3;

/** Tells a work that nobody offers near from one without a free slot. */
async function* answerNoDraft(
  question: Question,
  search: string,
  { type: vehicleType, isGuess }: Vehicle,
): AsyncIterable<AnswerPart> {
  const { phrases, labelOf, city, garageId, tools } = question;
  const isOffered = garageId !== undefined || (await tools.findGarages({ search, vehicleType, city })) !== null;
  const service = city ? `${labelOf(search)} (${city})` : labelOf(search);
  const none = isOffered
    ? fill(phrases.draftNone, { service })
    : ((await sayFar({ ...question, vehicleType })) ?? phrases.garagesNone);
  yield say(isGuess ? `${none} ${phrases.draftForCar}` : none);
  yield { type: 'card', card: { kind: 'services', search } };
}

/** Work that no garage does for cars, such as cleaning a chain, is meant for a bike. */
async function draftFor(question: Question, search: string, { type, isGuess }: Vehicle) {
  const { city, date, garageId, tools, said, order, without, serviceType, otherServices: others } = question;
  const where = { city, garageId, order: order ?? undefined, without };
  const wanted = {
    ...where,
    search,
    ...(others.length > 0 && { others }),
    said,
    date,
    hours: hoursOf(question),
    serviceType,
    ...(question.asksForCheck && { isCheck: true }),
  };
  const draft = await tools.draftBooking({ ...wanted, vehicleType: type });
  if (draft || !isGuess) return draft;
  const ofCars = { search, vehicleType: type, city };
  const isForCars = (await tools.findGarages(ofCars)) !== null || (await tools.nearestGarage(ofCars)) !== null;
  return isForCars ? null : await tools.draftBooking({ ...wanted, vehicleType: 'bike' });
}

function describeDraft({ phrases, asking }: Question, draft: CardOf<'draft'>): string {
  return fill(phrases.draftReady, {
    services: sayServices(
      draft.services.map(({ name }) => name),
      asking.language,
    ),
    garage: draft.garageName,
    date: sayDay(draft.slot.date, asking.language),
    time: sayTime(draft.slot.startTime),
  });
}

async function describeFar({ phrases, tools, city }: Question, draft: CardOf<'draft'>): Promise<string | null> {
  const far = (await tools.howFar([draft.garageId], city)).get(draft.garageId);
  if (!far) return null;
  const { place, location, distanceKm: km } = far;
  return fill(phrases.draftFar, { garage: draft.garageName, location, place, km });
}

/** A wish for pickup or home service, which the booking page takes over. */
function describeWish({ phrases, serviceType }: Question, draft: CardOf<'draft'>): string | null {
  if (!serviceType) return null;
  const isPickup = serviceType === 'pickup';
  if (draft.serviceType === serviceType)
    return isPickup ? phrases.draftPickup : fill(phrases.draftHome, { fee: describeRupees(limits.homeServiceFee) });
  return fill(isPickup ? phrases.draftNoPickup : phrases.draftNoHome, { garage: draft.garageName });
}

interface Vehicle {
  type: VehicleType;
  isGuess: boolean;
}

/** Takes the named vehicle, that of the conversation, of the last booking or of the garage; otherwise it is a car. */
async function vehicleFor(question: Question): Promise<Vehicle> {
  const { vehicleType, isAnyVehicle, named, service, tools, said } = question;
  const own = typesOf(vehiclesNamed(await tools.ownVehicles(), said));
  if (own[0] && own.length === 1) return { type: own[0], isGuess: false };
  if (vehicleType && !isAnyVehicle) return { type: vehicleType, isGuess: false };
  const taken = named?.vehicleTypes ?? [];
  const known = await tools.lastVehicle();
  if (known && (taken.length === 0 || taken.includes(known))) return { type: known, isGuess: false };
  // `Chain cleaning` tells which of the garage's vehicles is meant.
  const offering = named && service ? taken.filter((type) => isOffered(named, service, type)) : [];
  const [only, other] = offering.length > 0 ? offering : taken;
  if (only && only !== 'car' && (!other || !taken.includes('car'))) return { type: only, isGuess: false };
  return { type: 'car', isGuess: !taken.length || taken.includes('bike') };
}

function typesOf(vehicles: readonly OwnVehicle[]): VehicleType[] {
  return [...new Set(vehicles.map(({ type }) => type))];
}

function isOffered({ services, vehicleTypes }: NamedGarage, search: string, vehicleType: VehicleType): boolean {
  return vehicleTypes.includes(vehicleType) && services.some((name) => namesService(name, { search, vehicleType }));
}

function lacks(named: NamedGarage, search: string, vehicleType: VehicleType): number {
  return Number(!isOffered(named, search, vehicleType));
}

const namedServices = 6;

function offersOf({ phrases }: Question, { services }: NamedGarage): string {
  return fill(phrases.garageOffers, { services: services.slice(0, namedServices).join(', ') });
}

async function* answerLacking(
  question: Question,
  named: NamedGarage,
  vehicleType: VehicleType,
): AsyncIterable<AnswerPart> {
  const { phrases, labelOf, service, city, tools } = question;
  const search = service ?? '';
  const lacking = labelOf(search);
  const wanted = vehicleType === 'bike' ? `${lacking} (${phrases.vehicleBike})` : lacking;
  yield say(fill(phrases.garageLacks, { garage: named.name, service: wanted }), offersOf(question, named));
  const others = await tools.findGarages({ search, vehicleType, city });
  if (!others) return;
  yield say(phrases.otherGarages);
  yield { type: 'card', card: others };
  yield sources(phrases.sourceCatalogue);
}
