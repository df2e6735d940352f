import { zonedNow } from '@pahiya/contract/shared/dates';
import { wordsOf } from '../../../platform/language/words-of.ts';
import type { CityIndex } from '../../locations/types.ts';
import { orderNamed } from '../../search/queries/order-named.ts';
import { vehicleWords } from '../../search/queries/vehicle-named.ts';
import type { Question } from '../answers/question.ts';
import { sayService } from '../answers/say-services.ts';
import { expandWords } from '../knowledge/expand-words.ts';
import type { IntentName } from '../knowledge/names.ts';
import { nameLike } from '../rules/named-garage.ts';
import { saysScooter } from '../rules/service-kinds.ts';
import { namesTime, readWhen, type When } from '../times/read-when.ts';
import type { RevvyTools } from '../tools/revvy-tools.ts';
import type { Asking, CatalogueTerm, Packs, Understood } from '../types.ts';
import { isAnyVehicle, vehicleMeant, vehicleSaid } from './asked-vehicle.ts';
import { cityAsked, cityNamed } from './city-named.ts';
import { continuesTopic, saysOnly } from './continuation.ts';
import { garageMeant } from './garage-meant.ts';
import { addsWork, longestFollowUp, meantIntents, remarkOf, tasks, wishOf } from './meant-intents.ts';
import { type Context, readContext } from './read-context.ts';
import { tellsHowLong } from './tells-how-long.ts';
import { understand } from './understand.ts';
import { wishAtEnd } from './wish-at-end.ts';

export interface Understanding {
  packs: Packs;
  terms: CatalogueTerm[];
  cities: CityIndex;
  now: () => Date;
}

const placeOnly = 4;
const shortestQuestion = 5;
/** A longer message does not ask for the cheapest or nearest garage alone. */
const longestOrder = 24;

const works: readonly IntentName[] = ['book', 'price', 'howLong'];
const asides: readonly IntentName[] = ['drivable', 'bySelf', 'why', 'howLong'];

export async function readQuestion(asking: Asking, tools: RevvyTools, knowledge: Understanding): Promise<Question> {
  const { packs, terms, cities, now } = knowledge;
  const { language } = asking;
  const { phrases } = packs[language];
  const { date: today, time: timeNow } = zonedNow(now());
  const context = readContext(knowledge, asking, today);
  const length = wordsOf(asking.text).length;
  const continues = context.topic !== null && asking.dangers.length === 0 && continuesTopic(knowledge, asking);
  const text = !continues && isAnswer(asking, knowledge, context, length) ? withLastMessage(asking) : asking.text;
  const wish = wishAtEnd(knowledge, asking);
  const told = understand(packs, terms, { text, language });
  const whole: Understood = wish ? { ...told, service: wish.service, intents: new Set(['book']) } : told;
  const city = cityAsked(asking.text, cities, told.intents) ?? cityAsked(text, cities, told.intents);
  const named = await garageMeant({ asking, tools, context, whole, text, city, continues });
  const said = named?.rest ?? text;
  const alone = named && !wish ? understand(packs, terms, { text: said, language }) : whole;
  const adds = addsWork({ asking, context, length, whole: alone });
  const read = adds ? withDrafted(alone, context) : alone;
  const when = readWhen(packs, { text: said, today });
  const order = length <= longestOrder ? orderNamed(said) : null;
  const saysNoMore = saysOnly(knowledge, asking, 'confirm', 'more', 'book', 'garages');
  const intents = adds
    ? new Set<IntentName>(['book'])
    : meantIntents({
        asking,
        context,
        length,
        whole,
        read,
        when,
        named,
        city,
        order,
        continues,
        saysBooking: saysBook(packs, { text: said, language }),
        saysNoMore,
        saysOnlyWish: saysOnly(knowledge, asking, 'confirm', 'more', 'book', 'garages', 'wish'),
      });
  const isShort = length <= longestFollowUp;
  const asksForOthers = context.hasOffer && isShort && intents.has('garages');
  const follows =
    continues || intents.has('book') || intents.has('howLong') || asksForOthers || (isShort && intents.has('price'));
  const vehicleType =
    read.vehicleType ??
    (continues ? vehicleWords(said).type : undefined) ??
    (follows || intents.has('garages') ? context.vehicleType : undefined);
  const isNew = read.service !== null && read.service !== context.service;
  const isOtherVehicle = read.vehicleType !== undefined && read.vehicleType !== context.draft?.vehicleType;
  const keepsGarage =
    intents.has('book') &&
    !whole.intents.has('otherOne') &&
    order === null &&
    !city &&
    !isNew &&
    !(context.draft && isOtherVehicle);
  const isTask = works.some((name) => intents.has(name)) || intents.has('measure');
  const tellsAlone = context.topic !== null && !isTask && !namesTime(when) && tellsHowLong(asking.text);
  // `Petrol, only when the AC is on` after a note is no question about the AC.
  const tellsWhere = context.hasNote && length >= shortestQuestion && saysMore(whole.intents);
  const vehicleText = read.vehicleType ? said : (context.vehicleText ?? said);
  return {
    ...read,
    intents,
    asking,
    tools,
    topic: context.topic && { ...context.topic, isTask: tasks.some((name) => context.topic?.intents.has(name)) },
    isShort,
    isChoice: context.offered.includes(asking.text.trim()),
    mayBeNew:
      continues &&
      !adds &&
      !tellsWhere &&
      !addsPrice(context, whole.intents) &&
      read.service !== null &&
      length >= shortestQuestion &&
      !tasks.some((name) => whole.intents.has(name)),
    asksIfSafe: isShort && whole.intents.has('drivable') && saysOnly(knowledge, asking, 'drivable', 'more', 'confirm'),
    asksWhy: context.hasNote && isShort && whole.intents.has('why'),
    asksIfBySelf: context.topic !== null && whole.intents.has('bySelf'),
    asksAboutWork:
      read.service === null &&
      works.some((name) => intents.has(name)) &&
      saysOnly(knowledge, asking, ...works, 'measure', 'more', 'confirm', 'variant', 'bySelf'),
    isAside: context.topic !== null && isShort && asides.some((name) => whole.intents.has(name)),
    asksIfOpen: isShort && read.service === null && whole.intents.has('openThen') && namesTime(when),
    saysTime: namesTime(when),
    saysAppointment:
      read.service !== null &&
      when.date !== undefined &&
      (when.clock?.bound === 'at' ||
        when.clock?.bound === 'until' ||
        whole.intents.has('wish') ||
        saysBook(packs, { text: said, language })),
    saysPlace: read.service !== null && city !== undefined,
    hasNote: context.hasNote,
    remark: namesTime(when) ? undefined : remarkOf(knowledge, asking, context),
    isOnlyDetail: tellsAlone || (continues && (read.service === null || tellsWhere)),
    namesVehicleType: read.vehicleType !== undefined && vehicleWords(said).words.length === 0,
    said: wordsSaid(context, { said, continues, vehicleText, isOwn: read.service !== null && !adds }),
    otherServices: read.service === null && follows ? context.otherServices : read.otherServices,
    service: read.service ?? (follows || intents.has('openThen') ? context.service : null),
    vehicleType,
    vehicle: vehicleMeant(vehicleSaid(packs, { text: said, language }, read.vehicleType), context.vehicle, vehicleType),
    isAnyVehicle: isAnyVehicle(packs, { text: vehicleText, language }, vehicleType),
    phrases,
    labelOf: (search) => sayService(terms, search, language),
    city: city ?? context.city,
    serviceType:
      wishOf(whole.intents) ??
      (intents.has('book') && continuesDraft(whole, context) ? context.draft?.serviceType : undefined),
    order,
    without: whole.intents.has('otherOne') && !named ? context.shownGarages.map(({ garageId }) => garageId) : [],
    garageId: named?.garageId ?? pickedFrom(context, whole)?.garageId ?? (keepsGarage ? context.garageId : undefined),
    shownGarages: context.shownGarages,
    named,
    unknownGarage: named ? undefined : nameLike(text),
    ...wantedTime(when, context, { intents, continues }),
    today,
    timeNow,
    isAboutBookings: context.hasBookings && length <= longestFollowUp,
  };
}

/** Includes the draft and the topic that the message continues, and whether the vehicle is a scooter. */
function wordsSaid(
  { serviceName, topic }: Context,
  { said, continues, vehicleText, isOwn }: { said: string; continues: boolean; vehicleText: string; isOwn: boolean },
): string {
  const words = isOwn ? [said] : [serviceName, continues && topic?.text, said];
  const isOfScooter = saysScooter(vehicleText) && !saysScooter(said);
  return [...words, isOfScooter && 'scooter'].filter(Boolean).join(' ');
}

/** The works of the draft, and those that the message adds. */
function withDrafted(added: Understood, { service, otherServices }: Context): Understood {
  const works = [...otherServices, added.service, ...added.otherServices].filter((work) => work !== null);
  return { ...added, service, otherServices: [...new Set(works)].filter((work) => work !== service) };
}

/** `And if the discs also need changing` after the price of pads asks for the price of discs. */
function addsPrice({ topic }: Context, intents: Understood['intents']): boolean {
  return intents.has('addWork') && (topic?.intents.has('price') ?? false);
}

function saysMore(intents: Understood['intents']): boolean {
  return (intents.has('more') || intents.has('variant')) && !tasks.some((name) => intents.has(name));
}

/** `बुक करायची मंगळवारी` is a wish to book only because it names a work and a day. */
function saysBook(packs: Packs, written: Pick<Asking, 'text' | 'language'>): boolean {
  return expandWords(packs, written).some((word) => /^book/.test(word));
}

interface Meant {
  intents: ReadonlySet<IntentName>;
  continues: boolean;
}

/** Only what is named anew changes: another day keeps the time, and another time keeps the day. */
function wantedTime(when: When, { draft, when: before }: Context, { intents, continues }: Meant) {
  const isKept = intents.has('book') && (continues || draft !== undefined);
  const isOtherTime = when.part !== undefined || when.clock !== undefined;
  const { part, clock } = isOtherTime || !isKept ? when : before;
  const kept = isKept ? (before.date ?? draft?.slot.date) : undefined;
  return {
    date: when.date ?? (when.isNoDay ? undefined : kept),
    isNoDay: when.isNoDay,
    isUnread: when.isUnread,
    part,
    clock,
  };
}

const places = ['second', 'third'] as const;

/** `The second one` of a list of garages. */
function pickedFrom({ shownGarages }: Context, { intents }: Understood): Context['shownGarages'][number] | undefined {
  const place = places.findIndex((name) => intents.has(name));
  return place < 0 ? undefined : shownGarages[place + 1];
}

/** A draft for another work is a new one. */
function continuesDraft({ service }: Understood, { draft, service: before }: Context): boolean {
  return draft !== undefined && (service === null || service === before);
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
