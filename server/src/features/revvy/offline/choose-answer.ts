import type { Question } from '../answers/question.ts';
import type { IntentName } from '../knowledge/names.ts';
import { isClear, isLikely, isSure } from '../rules/certainty.ts';
import type { FoundNote } from '../types.ts';

export type AnswerKind =
  | 'bookings'
  | 'draft'
  | 'price'
  | 'garages'
  | 'workTime'
  | 'openHours'
  | 'vehicles'
  | 'support'
  | 'note'
  | 'unsure'
  | 'capabilities'
  | 'greeting'
  | 'thanks'
  | 'notFound';

interface Understanding extends Pick<Question, 'intents' | 'service' | 'saysTime' | 'saysAppointment' | 'order'> {
  dangers: readonly string[];
  found: readonly FoundNote[];
}

const anyService = 'service';

/** The most specific intent wins: a question about one's own booking is never answered by a note about bookings. */
export function chooseAnswer({
  intents,
  service,
  dangers,
  found,
  saysTime,
  saysAppointment,
  order,
}: Understanding): AnswerKind {
  const has = (...names: IntentName[]) => names.some((name) => intents.has(name));
  const isKnown = isLikely(found[0]);
  const isCalm = dangers.length === 0 && !has('book', 'price');
  if (isCalm && has('ownPuc', 'ownInsurance')) return 'vehicles';
  // `Shift my service appointment to Sunday` names no work.
  if (has('book') && saysAppointment && service !== anyService) return 'draft';
  // `They charged more and my booking shows complete` does not ask for the booking.
  const comparesPrice = has('price') && service !== null;
  if (has('overcharged') && !has('bookingChange') && !comparesPrice && isKnown)
    return isSure(found[0]) ? 'note' : 'unsure';
  if (has('bookingState', 'bookingChange')) return 'bookings';
  // `What will the repair cost` may sound like a wish to book, unless it names a time. `Book the cheapest` is a wish.
  if (has('book') && !(has('price') && !saysTime && order !== 'price')) return 'draft';
  // A danger puts a note before prices: `lag nahi raha` ("does not engage") looks like a price question.
  if (dangers.length > 0 && isKnown) return 'note';
  if (has('openThen')) return 'openHours';
  if (has('howLong') && service !== null && !isClear(found[0])) return 'workTime';
  // `After how many km` has the words of `how much`.
  const asksAmount = has('measure') && isSure(found[0]);
  if (has('price') && !asksAmount && (service !== null || !isKnown)) return 'price';
  if (isCalm && has('ownService', 'ownVehicles')) return 'vehicles';
  if (has('garages')) return 'garages';
  if (isCalm && has('identity')) return 'capabilities';
  if (has('support')) return 'support';
  if (has('greeting')) return 'greeting';
  if (isSure(found[0])) return 'note';
  if (has('capabilities')) return 'capabilities';
  if (has('thanks')) return 'thanks';
  return isKnown ? 'unsure' : 'notFound';
}
