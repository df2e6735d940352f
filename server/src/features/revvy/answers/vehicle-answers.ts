import { daysBetween } from '@pahiya/contract/shared/dates';
import { type DueKind, dueDate, dueKinds, soonDays } from '@pahiya/contract/vehicles/schemas';
import { isSure } from '../rules/certainty.ts';
import { meantVehicles, papersAsked, plateOf } from '../rules/own-vehicles.ts';
import type { OwnVehicle } from '../tools/revvy-tools.ts';
import type { AnswerPart, FoundNote } from '../types.ts';
import { say } from './answer-parts.ts';
import { sources } from './fact-answers.ts';
import { fill } from './fill.ts';
import { answerNote } from './note-answers.ts';
import type { Question } from './question.ts';
import { sayDate } from './say-when.ts';

const ownVehicles: AnswerPart = { type: 'card', card: { kind: 'vehicles' } };

export async function* answerVehicles(question: Question, found: readonly FoundNote[]): AsyncIterable<AnswerPart> {
  const { phrases, asking, tools, intents, vehicleType } = question;
  const own = await tools.ownVehicles();
  const asked = papersAsked(intents);
  if (own.length === 0) {
    yield say(phrases.vehicleNone);
    yield ownVehicles;
    return yield* answerWithNote(question, asked, found);
  }
  const { meant, isOther } = meantVehicles(own, { text: asking.text, vehicleType, car: phrases.vehicleCar });
  if (isOther) yield say(phrases.vehicleOther);
  if (asked.length === 0) yield say(...(isOther ? [] : [phrases.vehiclesHave]), listVehicles(question, meant));
  else yield say(...meant.map((vehicle) => describeDays(question, vehicle, asked)));
  yield* answerOverdue(question, meant, asked.length > 0 ? asked : dueKinds);
  yield ownVehicles;
  yield sources(phrases.sourceVehicles);
  const isKnown = meant.some((vehicle) => asked.some((paper) => dueDate(vehicle, paper) !== null));
  if (!isKnown) yield* answerWithNote(question, asked, found);
}

async function* answerWithNote(
  question: Question,
  asked: DueKind[],
  found: readonly FoundNote[],
): AsyncIterable<AnswerPart> {
  if (asked.length > 0 && isSure(found[0])) yield* answerNote(question, found);
}

function nameOf({ make, model }: OwnVehicle): string {
  return fill('**{name}**', { name: `${make} ${model}` });
}

function listVehicles(question: Question, own: readonly OwnVehicle[]): string {
  return own
    .flatMap((vehicle) => [
      `- ${[nameOf(vehicle), ...detailsOf(question, vehicle)].join(' · ')}`,
      ...overOf(question, vehicle),
    ])
    .join('\n');
}

function overOf(question: Question, vehicle: OwnVehicle): string[] {
  const over = dueKinds.filter((paper) => isOver(dueDate(vehicle, paper), question.today));
  return over.map((paper) => `  - ${describeDay(question, vehicle, paper)}`);
}

function isOver(day: string | null, today: string): boolean {
  return day !== null && day < today;
}

function detailsOf({ phrases }: Question, vehicle: OwnVehicle): string[] {
  const { kilometres } = vehicle;
  const driven = kilometres === null ? null : { kilometres: kilometres.toLocaleString('en-IN') };
  return [plateOf(vehicle), driven && fill(phrases.vehicleKilometres, driven)].filter((each) => each !== null);
}

function describeDays(question: Question, vehicle: OwnVehicle, asked: readonly DueKind[]): string {
  const plate = plateOf(vehicle);
  const heading = plate === null ? nameOf(vehicle) : `${nameOf(vehicle)} · ${plate}`;
  return [heading, '', ...asked.map((paper) => `- ${describeDay(question, vehicle, paper)}`)].join('\n');
}

const untilPhrases = { puc: 'pucUntil', insurance: 'insuranceUntil', service: 'serviceOn' } as const;
const overPhrases = { puc: 'pucOver', insurance: 'insuranceOver', service: 'serviceOver' } as const;
const paperPhrases = { puc: 'paperPuc', insurance: 'paperInsurance', service: 'paperService' } as const;
const overduePhrases = { puc: 'pucRenew', insurance: 'insuranceRenew', service: 'serviceOverdue' } as const;

function describeDay({ phrases, asking, today }: Question, vehicle: OwnVehicle, paper: DueKind): string {
  const day = dueDate(vehicle, paper);
  if (day === null) return fill(phrases.dateNone, { paper: phrases[paperPhrases[paper]] });
  const days = daysBetween(today, day);
  const phrase = phrases[days < 0 ? overPhrases[paper] : untilPhrases[paper]];
  return fill(phrase, { date: sayDate(day, asking.language), when: sayDays(phrases, days) });
}

function sayDays(phrases: Question['phrases'], days: number): string {
  if (days === 0) return phrases.whenToday;
  if (Math.abs(days) === 1) return days > 0 ? phrases.whenTomorrow : phrases.whenYesterday;
  return fill(days > 0 ? phrases.whenAhead : phrases.whenAgo, { days: Math.abs(days) });
}

/** Insurance has none, because only the insurer renews it. */
const booked = { puc: 'PUC', insurance: null, service: 'service' } as const;

async function* answerOverdue(
  question: Question,
  meant: readonly OwnVehicle[],
  asked: readonly DueKind[],
): AsyncIterable<AnswerPart> {
  const { phrases, today } = question;
  const least = (paper: DueKind) =>
    Math.min(...meant.map((vehicle) => daysBetween(today, dueDate(vehicle, paper) ?? '9999-12-31')));
  const due = asked.map((paper) => ({ paper, days: least(paper) }));
  const over = due.filter(({ days }) => days < 0).map(({ paper }) => phrases[overduePhrases[paper]]);
  if (over.length > 0) yield say(...over);
  for (const { paper, days } of due) {
    const search = booked[paper];
    if (search !== null && days <= soonDays) yield { type: 'card', card: { kind: 'services', search } };
  }
}
