import { zonedNow } from '@pahiya/contract/shared/dates';
import { wordsOf } from '../../../platform/language/words-of.ts';
import type { CityIndex } from '../../locations/types.ts';
import type { IntentName } from '../knowledge/names.ts';
import { nameLike } from '../rules/named-garage.ts';
import { saysCar } from '../rules/own-vehicles.ts';
import { namesTime, readWhen, type When } from '../rules/when/read-when.ts';
import type { Asking, CatalogueTerm, NamedGarage, Packs, Question, RevvyTools, Understood } from '../types.ts';
import { cityNamed } from './city-named.ts';
import { type Context, readContext } from './read-context.ts';
import { understand } from './understand.ts';

export interface Understanding {
  packs: Packs;
  terms: CatalogueTerm[];
  cities: CityIndex;
  now: () => Date;
}

/** A longer message is complete in itself; a shorter one continues the previous topic. */
const longestFollowUp = 9;
const placeOnly = 4;
const agreement = 6;

export async function readQuestion(asking: Asking, tools: RevvyTools, knowledge: Understanding): Promise<Question> {
  const { packs, terms, cities, now } = knowledge;
  const { language } = asking;
  const { date: today, time: timeNow } = zonedNow(now());
  const context = readContext(knowledge, asking);
  const length = wordsOf(asking.text).length;
  const text = isAnswer(asking, knowledge, context, length) ? withLastMessage(asking) : asking.text;
  const whole = understand(packs, terms, { text, language });
  const spoken = looksForGarage(whole, context, length) ? await tools.garageNamed(text, cityNamed(text, cities)) : null;
  const named = spoken ?? (await namedBefore({ asking, tools, context, whole, text }));
  const said = named?.rest ?? text;
  const read = named ? understand(packs, terms, { text: said, language }) : whole;
  const when = readWhen(packs, { text: said, today });
  const intents = intentsOf({ asking, context, length, whole, read, when, named });
  const city = cityNamed(said, cities);
  const follows = intents.has('book') || (length <= longestFollowUp && intents.has('price'));
  const vehicleType = read.vehicleType ?? (follows || intents.has('garages') ? context.vehicleType : undefined);
  const isNew = read.service !== null && read.service !== context.service;
  const isOtherVehicle = read.vehicleType !== undefined && read.vehicleType !== context.draft?.vehicleType;
  const keepsGarage = intents.has('book') && !city && !isNew && !(context.draft && isOtherVehicle);
  return {
    ...read,
    intents,
    asking,
    tools,
    said: read.service ? said : [context.serviceName, said].filter(Boolean).join(' '),
    service: read.service ?? (follows ? context.service : null),
    vehicleType,
    isAnyVehicle:
      vehicleType === 'car' &&
      !saysCar({
        text: read.vehicleType ? said : (context.vehicleText ?? said),
        car: packs[language].phrases.vehicleCar,
      }),
    phrases: packs[language].phrases,
    city: city ?? context.city,
    garageId: named?.garageId ?? (keepsGarage ? context.garageId : undefined),
    named,
    unknownGarage: named ? undefined : nameLike(text),
    ...wantedTime(when, context, intents),
    today,
    timeNow,
    isAboutBookings: context.hasBookings && length <= longestFollowUp,
  };
}

/** Only what is named anew changes: another day keeps the time, and another time keeps the day. */
function wantedTime(when: When, { draft, part, clock }: Context, intents: ReadonlySet<IntentName>) {
  const isOtherTime = when.part !== undefined || when.clock !== undefined;
  return {
    date: when.date ?? (when.isNoDay ? undefined : draft?.slot.date),
    isNoDay: when.isNoDay,
    ...(isOtherTime || !intents.has('book') ? { part: when.part, clock: when.clock } : { part, clock }),
  };
}

function isAnswer(asking: Asking, { packs, terms, cities }: Understanding, context: Context, length: number): boolean {
  const { text, language } = asking;
  if (length <= placeOnly && cityNamed(text, cities)) return true;
  const isAskedForService = context.lastAnswer.includes(packs[language].phrases.draftService);
  return (
    isAskedForService && length <= longestFollowUp && understand(packs, terms, { text, language }).service !== null
  );
}

function withLastMessage({ text, history }: Asking): string {
  const last = history.findLast(({ role }) => role === 'user');
  return last ? `${last.content} ${text}` : text;
}

const aboutGarages: readonly IntentName[] = ['book', 'price', 'garages'];

interface Before {
  asking: Asking;
  tools: RevvyTools;
  context: Context;
  whole: Understood;
  text: string;
}

const lastSaid = 3;

/** Keeps the draft's garage for another service if the customer named it. */
async function namedBefore({ asking, tools, context, whole, text }: Before): Promise<NamedGarage | null> {
  const { draft, service } = context;
  const isOtherWork = whole.service !== null && whole.service !== service;
  const isOtherVehicle = whole.vehicleType !== undefined && whole.vehicleType !== draft?.vehicleType;
  if (!draft || !(isOtherWork || isOtherVehicle)) return null;
  const asked = asking.history.filter(({ role }) => role === 'user').slice(-lastSaid);
  for (const { content } of asked.reverse()) {
    const named = await tools.garageNamed(content);
    if (named?.garageId === draft.garageId) return { ...named, rest: text };
  }
  return null;
}

function looksForGarage({ intents }: Understood, { draft, hasOffer }: Context, length: number): boolean {
  return (
    aboutGarages.some((name) => intents.has(name)) || ((draft !== undefined || hasOffer) && length <= longestFollowUp)
  );
}

interface Said {
  asking: Asking;
  context: Context;
  length: number;
  whole: Understood;
  read: Understood;
  when: When;
  named: NamedGarage | null;
}

/** A customer who agrees to an offer, or names another day, garage or vehicle for a draft, wants to book. */
function intentsOf({ asking, context, length, whole, read, when, named }: Said): ReadonlySet<IntentName> {
  const agrees =
    context.hasOffer && length <= agreement && whole.intents.has('confirm') && !whole.intents.has('thanks');
  const changes =
    context.draft !== undefined &&
    length <= longestFollowUp &&
    asking.dangers.length === 0 &&
    !whole.intents.has('price');
  const isOther = namesTime(when) || named || (length <= agreement ? read.vehicleType : undefined);
  return agrees || (changes && isOther) ? new Set<IntentName>(['book']) : whole.intents;
}
