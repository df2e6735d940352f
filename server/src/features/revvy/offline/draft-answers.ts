import type { VehicleType } from '@pahiya/contract/garages/schemas';
import { dayParts } from '../rules/read-when.ts';
import { namesService } from '../rules/service-names.ts';
import type { AnswerPart, CardOf, NamedGarage, Question } from '../types.ts';
import { say } from './answer-parts.ts';
import { answerUnknownGarage, askPlace, sources } from './fact-answers.ts';
import { fill } from './fill.ts';
import { sayDay, sayTime } from './say-when.ts';

/** Nothing is stored before the customer confirms on the booking page. */
export async function* answerDraft(question: Question): AsyncIterable<AnswerPart> {
  const { phrases, service, city, date, part, garageId, named, unknownGarage, tools, said } = question;
  if (unknownGarage) return yield* answerUnknownGarage(question, unknownGarage);
  if (!service) return yield say(phrases.draftService, ...(named ? [offersOf(question, named)] : []));
  if (!tools.hasPlace && !city && !garageId) return yield* askPlace(question);
  const vehicle = await vehicleFor(question);
  const vehicleType = vehicle.type;
  if (named && !isOffered(named, service, vehicleType)) return yield* answerLacking(question, named, vehicleType);
  const draft = await tools.draftBooking({ search: service, vehicleType, city, date, garageId, part, said });
  if (!draft) {
    yield say(fill(phrases.draftNone, { service }));
    yield { type: 'card', card: { kind: 'services', search: service } };
    return;
  }
  yield* answerOtherTime(question, draft);
  yield say(describeDraft(question, draft));
  if (vehicle.isGuess) yield say(phrases.draftForCar);
  yield { type: 'card', card: draft };
  yield sources(phrases.sourceCatalogue);
}

function describeDraft({ phrases, asking }: Question, draft: CardOf<'draft'>): string {
  return fill(phrases.draftReady, {
    services: draft.services.map(({ name }) => name).join(', '),
    garage: draft.garageName,
    date: sayDay(draft.slot.date, asking.language),
    time: sayTime(draft.slot.startTime),
  });
}

/** Takes the vehicle from the conversation, the last booking or the named garage; otherwise it is a car. */
async function vehicleFor({ vehicleType, named, tools }: Question): Promise<{ type: VehicleType; isGuess: boolean }> {
  if (vehicleType) return { type: vehicleType, isGuess: false };
  const taken = named?.vehicleTypes ?? [];
  const known = await tools.lastVehicle();
  if (known && (taken.length === 0 || taken.includes(known))) return { type: known, isGuess: false };
  const [only] = taken;
  if (only && !taken.includes('car')) return { type: only, isGuess: false };
  return { type: 'car', isGuess: !taken.length || taken.includes('bike') };
}

function isOffered({ services, vehicleTypes }: NamedGarage, search: string, vehicleType: VehicleType): boolean {
  return vehicleTypes.includes(vehicleType) && services.some((name) => namesService(name, { search, vehicleType }));
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
  const { phrases, service, city, tools } = question;
  const search = service ?? '';
  const wanted = vehicleType === 'bike' ? `${search} (${phrases.vehicleBike})` : search;
  yield say(fill(phrases.garageLacks, { garage: named.name, service: wanted }), offersOf(question, named));
  const others = await tools.findGarages({ search, vehicleType, city });
  if (!others) return;
  yield say(phrases.otherGarages);
  yield { type: 'card', card: others };
  yield sources(phrases.sourceCatalogue);
}

async function* answerOtherTime(
  question: Question,
  { garageId, slot, isOtherDay }: CardOf<'draft'>,
): AsyncIterable<AnswerPart> {
  const { phrases, asking, tools, date, part } = question;
  const { from, to } = part ? dayParts[part] : { from: '00:00', to: '24:00' };
  const isOther = isOtherDay || slot.startTime < from || slot.startTime >= to;
  if (!isOther || !date) return;
  const wanted = [sayDay(date, asking.language), part && phrases[partPhrases[part]]].filter(Boolean).join(', ');
  yield say(fill(phrases.draftOtherDay, { date: wanted }));
  const nearest = await tools.nearestSlots({ garageId, date, part });
  if (nearest.length === 0) return;
  const slots = nearest.map((each) => `${sayDay(each.date, asking.language)} ${sayTime(each.startTime)}`).join('; ');
  yield say(fill(phrases.draftNearest, { slots }));
}

const partPhrases = { morning: 'partMorning', afternoon: 'partAfternoon', evening: 'partEvening' } as const;
