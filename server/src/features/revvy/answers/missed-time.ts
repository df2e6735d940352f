import { addDays } from '@pahiya/contract/shared/dates';
import { limits } from '@pahiya/contract/shared/limits';
import { isRoadside } from '../rules/roadside.ts';
import { hoursOf, isWithin } from '../times/hours.ts';
import type { CardOf } from '../tools/revvy-tools.ts';
import { fill } from './fill.ts';
import type { Question } from './question.ts';
import { sayDay, sayTime } from './say-when.ts';

/** Says which wish the draft does not meet or could not be read and why. Null if it meets all of them. */
export async function describeMissed(question: Question, draft: CardOf<'draft'>): Promise<string | null> {
  if (question.isUnread) return question.phrases.draftUnread;
  if (meetsTime(question, draft)) return null;
  const missed = [await reasonOf(question, draft), await nearestTo(question, draft)].filter(Boolean).join(' ');
  return needsHelpNow(question) ? `${missed}\n\n${question.phrases.helpNow}` : missed;
}

function meetsTime(question: Question, { slot }: CardOf<'draft'>): boolean {
  const { date, isNoDay } = question;
  const hours = hoursOf(question);
  return !isNoDay && (!date || slot.date === date) && (!hours || isWithin(slot.startTime, hours));
}

async function reasonOf(question: Question, { garageId, garageName, slot }: CardOf<'draft'>): Promise<string> {
  const { phrases, asking, date, today, tools, isNoDay } = question;
  if (isNoDay) return phrases.draftNoDay;
  const wanted = { date: sayWanted(question, date ?? slot.date) };
  if (date && isOver(question, date)) return fill(phrases.draftPast, wanted);
  const latest = addDays(today, limits.bookingHorizonDays);
  if (date && date > latest) return fill(phrases.draftTooFar, { date: sayDay(latest, asking.language) });
  const isNamed = question.garageId === garageId;
  if (isNamed && date && !(await tools.isOpen({ garageId, date, hours: hoursOf(question) })))
    return fill(phrases.draftClosed, { garage: garageName, ...wanted });
  return fill(phrases.draftOtherDay, wanted);
}

function isOver(question: Question, date: string): boolean {
  const { today, timeNow } = question;
  const hours = hoursOf(question);
  return date < today || (date === today && hours !== undefined && hours.to <= timeNow);
}

/** A flat tyre that was to be mended today cannot wait for tomorrow's slot. */
function needsHelpNow({ service, date, today }: Question): boolean {
  return isRoadside(service) && date === today;
}

const partPhrases = { morning: 'partMorning', afternoon: 'partAfternoon', evening: 'partEvening' } as const;

function sayWanted(question: Question, date: string): string {
  const { phrases, asking, part } = question;
  const time = sayClock(question) ?? (part && phrases[partPhrases[part]]);
  return [sayDay(date, asking.language), time].filter(Boolean).join(', ');
}

function sayClock({ phrases, clock }: Question): string | undefined {
  if (!clock) return undefined;
  const time = sayTime(clock.time);
  if (clock.bound === 'at') return time;
  return fill(clock.bound === 'from' ? phrases.timeFrom : phrases.timeUntil, { time });
}

async function nearestTo(question: Question, { garageId }: CardOf<'draft'>): Promise<string | null> {
  const { phrases, asking, date, tools } = question;
  const nearest = await tools.nearestSlots({ garageId, date, hours: hoursOf(question) });
  if (nearest.length === 0) return null;
  const slots = nearest.map((each) => `${sayDay(each.date, asking.language)} ${sayTime(each.startTime)}`).join('; ');
  return fill(phrases.draftNearest, { slots });
}
