import type { ServiceType } from '@pahiya/contract/garages/schemas';
import { wordsOf } from '../../../platform/language/words-of.ts';
import type { SearchedOrder } from '../../search/types.ts';
import type { Question } from '../answers/question.ts';
import type { IntentName } from '../knowledge/names.ts';
import { amountNamed } from '../rules/amount-named.ts';
import { namesTime, type When } from '../times/read-when.ts';
import type { NamedGarage } from '../tools/revvy-tools.ts';
import type { Asking, Understood } from '../types.ts';
import { saysOnly } from './continuation.ts';
import type { Context } from './read-context.ts';
import { understand } from './understand.ts';

/** A longer message is complete in itself; a shorter one continues the previous topic. */
export const longestFollowUp = 9;
const agreement = 6;

interface Said {
  asking: Asking;
  context: Context;
  length: number;
  whole: Understood;
  read: Understood;
  when: When;
  named: NamedGarage | null;
  city: string | undefined;
  order: SearchedOrder | null;
  continues: boolean;
  /** The message has a word such as `book`. */
  saysBooking: boolean;
  /** The message has no words besides an agreement, a place, a vehicle, a service or a time. */
  saysNoMore: boolean;
  /** The same, besides a wish such as `I want`. */
  saysOnlyWish: boolean;
}

export const ownTasks: readonly IntentName[] = [
  ...(['bookingState', 'bookingChange'] as const),
  ...(['ownVehicles', 'ownPuc', 'ownInsurance', 'ownService'] as const),
];

export const tasks: readonly IntentName[] = ['book', 'price', 'garages', ...ownTasks];

/** A follow-up has the intent of its topic. To agree to an offer, or to name a time for it, means to book. */
export function meantIntents(said: Said): ReadonlySet<IntentName> {
  const { context, when, city, continues } = said;
  const whole = { ...said.whole, intents: withoutTopic(said.whole.intents) };
  if (asksForOthers(said)) return new Set(['garages']);
  if (asksHowLong(said)) return new Set(['howLong']);
  if (asksIfOpen(said)) return new Set(['openThen']);
  if (!whole.intents.has('confirm') && asksIfStillFair(said)) return new Set(['price', 'fairPrice']);
  if (agrees(said) || picks(said) || changesDraft(said)) return new Set(['book']);
  if (asksToCome(said)) return new Set(['book']);
  if (wantsOnDay(said)) return new Set(['book']);
  if (wantsWork(said)) return new Set(['garages']);
  const own = tasks.filter((name) => whole.intents.has(name));
  // `Is there a slot tomorrow morning` asks for a draft at the garages before.
  const isOfGarages = own.every((name) => name === 'garages');
  const isSameWork = whole.service === null || whole.service === context.service;
  const isTime = namesTime(when) && !tellsWhen(said);
  if (continues && context.hasOffer && isTime && isOfGarages && isSameWork) return new Set(['book']);
  if (continuesWish(said)) return new Set(['book']);
  if (!continues || own.length > 0) return whole.intents;
  const asked = tasks.filter((name) => context.topic?.intents.has(name));
  if (asked.length > 0) return new Set(asked);
  return city ? new Set(['garages']) : whole.intents;
}

/** `Only in the morning` after a note says when the fault shows. */
function tellsWhen({ context, when, whole: { intents } }: Said): boolean {
  const isPartAlone = when.date === undefined && when.clock === undefined && !when.isNoDay;
  return context.hasNote && !context.draft && isPartAlone && !intents.has('confirm');
}

/** `Make it Sunday 10 am` after a wish that could not be drafted, and `take the time at 10` after garages. */
function continuesWish(said: Said): boolean {
  const { context, asking, continues, length, when } = said;
  const { intents, service } = said.whole;
  if (!namesTime(when) || service !== null || asking.dangers.length > 0 || intents.has('bookingState')) return false;
  if (continues) return context.topic?.intents.has('book') ?? false;
  if (acceptsTime(said)) return true;
  return context.hasOffer && length <= longestFollowUp && intents.has('more') && when.clock?.bound === 'at';
}

const longestAcceptance = 14;

/** `All right then, make a time for 10 tomorrow morning` after garages. */
function acceptsTime({ context, length, when, saysBooking, whole: { intents } }: Said): boolean {
  const isTime = when.date !== undefined && when.clock?.bound === 'at';
  const isOther = notAccepting.some((name) => intents.has(name));
  const isAccepted = intents.has('confirm') || saysBooking;
  return context.hasOffer && isTime && length <= longestAcceptance && isAccepted && !isOther;
}

const notAccepting: readonly IntentName[] = ['price', 'measure', 'howLong', 'bookingChange', 'garages'];

/** How the vehicle gets to the mechanic, if the message says so. */
export function wishOf(intents: ReadonlySet<IntentName>): ServiceType | undefined {
  if (intents.has('bySelf')) return undefined;
  if (intents.has('wishPickup')) return 'pickup';
  return intents.has('wishHome') ? 'home_service' : undefined;
}

/** `Do the service at my home tomorrow` is a wish to book without the word. */
function asksToCome({ asking, whole: { intents, service }, when }: Said): boolean {
  const isWish = wishOf(intents) !== undefined && intents.has('confirm') && !intents.has('price');
  return isWish && service !== null && namesTime(when) && asking.dangers.length === 0;
}

const asked: readonly IntentName[] = [
  'price',
  'measure',
  'howLong',
  'drivable',
  'why',
  'bySelf',
  'garages',
  'bookingChange',
];

/** `I need brake pads tomorrow`. */
function wantsOnDay({ asking, length, when, whole: { intents, service } }: Said): boolean {
  const isWish = intents.has('wish') && service !== null && when.date !== undefined && length <= longestFollowUp;
  return isWish && asking.dangers.length === 0 && !asked.some((name) => intents.has(name));
}

/** `I want interior cleaning of my car`, without a day: the garages that do it. */
function wantsWork({ asking, saysOnlyWish, whole: { intents, service } }: Said): boolean {
  const isWish = intents.has('wish') && service !== null && saysOnlyWish && !intents.has('book');
  return isWish && asking.dangers.length === 0 && ![...asked, ...ownTasks].some((name) => intents.has(name));
}

/** `Also wheel balancing` after a draft. */
export function addsWork({
  asking,
  context,
  length,
  whole,
}: Pick<Said, 'asking' | 'context' | 'length' | 'whole'>): boolean {
  const { intents, service } = whole;
  const isOther = service !== null && service !== context.service && context.service !== null;
  if (!context.draft || !isOther || length > longestFollowUp || asking.dangers.length > 0) return false;
  return intents.has('addWork') && !asked.some((name) => intents.has(name));
}

const longestPraise = 6;

/** `Any cheaper?`, `which one is nearest` or `another garage` after garages, a price or a draft. */
function asksForOthers({ asking, context, length, whole, order }: Said): boolean {
  const { service, intents } = whole;
  const isOther = intents.has('otherOne') || order !== null;
  if (!context.hasOffer || !isOther || asking.dangers.length > 0 || intents.has('book')) return false;
  // `Best time to change the clutch` asks for no garage.
  if (order === 'rating' && !intents.has('garages')) return service === null && length <= longestPraise;
  return length <= longestFollowUp && (service === null || service === context.service);
}

function asksHowLong({ asking, context, length, whole: { intents, service } }: Said): boolean {
  if (!intents.has('howLong') || asking.dangers.length > 0 || length > longestFollowUp) return false;
  return service === null && context.service !== null && !context.hasBookings;
}

/** Leaves out intents that need a conversation: `my bonnet does not open` is about no garage. */
export function withoutTopic(intents: ReadonlySet<IntentName>): ReadonlySet<IntentName> {
  return new Set([...intents].filter((name) => name !== 'openThen'));
}

/** `Are they open on Sunday` after garages. `The car is dead since Sunday` has the same words. */
function asksIfOpen({ asking, context, length, whole, when }: Said): boolean {
  const { intents, service, vehicleType } = whole;
  if (!intents.has('openThen') || asking.dangers.length > 0) return false;
  // The answer before may have had none near and named the nearest.
  if (context.shownGarages.length === 0 && !context.topic?.intents.has('garages')) return false;
  const isAboutGarage = service === null && vehicleType === undefined && !intents.has('book');
  return isAboutGarage && namesTime(when) && length <= longestFollowUp;
}

/** `Is it too much` after `they asked 4500 for the clutch`. */
function asksIfStillFair({ asking, context, length, whole: { intents, service } }: Said): boolean {
  const { topic, hasOffer } = context;
  if (!intents.has('fairPrice') || !hasOffer || !topic?.intents.has('price') || amountNamed(topic.text) === null)
    return false;
  return service === null && length <= longestFollowUp && !intents.has('book') && asking.dangers.length === 0;
}

/** `The second one` of a list. */
function picks({ context, length, whole: { intents, service } }: Said): boolean {
  const isPicked = intents.has('second') || intents.has('third');
  return isPicked && context.shownGarages.length > 1 && length <= agreement && service === null;
}

function agrees({ context, length, whole: { intents }, saysNoMore }: Said): boolean {
  const isShort = length <= agreement && saysNoMore;
  return context.hasOffer && isShort && intents.has('confirm') && !other.some((name) => intents.has(name));
}

function changesDraft({ asking, context, length, whole, read, when, named, continues, saysNoMore }: Said): boolean {
  if (!context.draft || length > longestFollowUp || asking.dangers.length > 0 || whole.intents.has('price'))
    return false;
  if (wishOf(whole.intents) && whole.service === null) return true;
  const isOtherTime = saysNoMore && namesTime(when) && whole.service === null;
  const isChange = continues || named !== null || isOtherTime || whole.intents.has('bookingChange');
  return isChange && (namesTime(when) || named !== null || (length <= agreement && read.vehicleType !== undefined));
}

const other: readonly IntentName[] = ['thanks', 'price', 'measure', 'drivable', 'bySelf'];

const longestRemark = 6;

/** `Why?` and `cancel it` speak of the answer before. */
export function remarkOf(
  knowledge: Parameters<typeof saysOnly>[0],
  { text, language, dangers }: Asking,
  { topic, draft, hasBookings, hasNote }: Context,
): Question['remark'] {
  if (!topic || dangers.length > 0 || wordsOf(text).length > longestRemark) return undefined;
  const { intents } = understand(knowledge.packs, knowledge.terms, { text, language });
  const remark = (['cancelIt', 'why'] as const).find((name) => intents.has(name));
  if (!remark || !saysOnly(knowledge, { text, language }, remark, 'more', 'confirm')) return undefined;
  // `Why does that happen` after a note asks for its causes.
  if (remark === 'why' && hasNote) return undefined;
  if (remark === 'cancelIt' && !draft) return hasBookings ? 'cancelBooking' : undefined;
  return remark;
}
