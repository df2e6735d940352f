import type { VehicleType } from '@pahiya/contract/garages/schemas';
import { isProbable } from '../rules/certainty.ts';
import { areOnSameSubject } from '../rules/stand-ins.ts';
import { standingStill } from '../rules/standing-still.ts';
import type { AnswerPart, FoundNote, Note } from '../types.ts';
import { say, support } from './answer-parts.ts';
import { asSentence, linesNamed } from './asked-lines.ts';
import { onlyVehicle } from './fact-answers.ts';
import { fill } from './fill.ts';
import type { Question } from './question.ts';
import { tellFirst, timesTold } from './told-first.ts';

/** Answers in the customer's language, or in English with a remark, and adds the next steps. */
export async function* answerNote(question: Question, found: readonly FoundNote[]): AsyncIterable<AnswerPart> {
  const best = found.find(({ note }) => isAbout(note, question.asking.dangers)) ?? found[0];
  if (!best) return;
  const { note, translated } = best;
  const { phrases, asking, labelOf, tools, city } = question;
  const { language } = asking;
  const { title, body } = translated ?? note;
  const inEnglish = translated || language === 'en' ? [] : [phrases.englishNote];
  // The advice must not send anyone back onto the road after a danger.
  const text = asking.dangers.length > 0 ? standingStill(body, note.body) : body;
  // In a note about the danger, a line about charging in the rain must not come before the advice not to charge. A fine may.
  const isWarning = isAbout(note, asking.dangers) && note.topic !== lawTopic;
  const lines = isWarning ? [] : linesMeant(question, note, body);
  const named = lines.filter((line) => text.includes(line)).map(asSentence);
  const aside = remarkOn(question, note);
  const isInDanger = asking.dangers.length > 0;
  const times = timesTold(asking, body);
  const asksIfSafe = !isInDanger && question.isShort && question.intents.has('drivable');
  const answer = tellFirst(
    { text, original: isInDanger ? text : note.body },
    {
      asked: asking.text,
      stories: [asking.text, ...(asksIfSafe || times > 0 ? (question.topic?.stories ?? []) : [])],
      asksIfSafe,
      asksAmount: question.intents.has('measure'),
      times: isInDanger ? Math.min(times, 1) : times,
      isAnswered: named.length > 0 || aside.length > 0,
      isWhole: note.dangers.length > 0 && (isInDanger || times < 2),
      phrases,
    },
  );
  const isGuess = asking.dangers.length === 0 && named.length === 0 && isProbable(best);
  const others = isGuess ? choicesOf(found, best) : sameForOthers(question, found, best);
  const probably = isGuess && others.length > 0 ? [phrases.noteProbably] : [];
  if (others.length > 0) yield say(...probably, ...inEnglish, ...named, ...aside, answer, phrases.noteOthers);
  else yield say(...inEnglish, ...named, ...aside, answer);
  const titles = [`${phrases.sourceNotes}: ${title}`, ...note.sources];
  yield { type: 'card', card: { kind: 'sources', titles } };
  if (others.length > 0) yield { type: 'card', card: { kind: 'choices', questions: others.map(titleOf) } };
  const [search] = note.services;
  if (search) {
    const vehicleType = await vehicleFor(question, note);
    const garages =
      tools.hasPlace || city ? await tools.findGarages({ search, city, vehicleType, said: question.said }) : null;
    yield {
      type: 'note',
      text: `${phrases.nextSteps} ${fill(phrases.stepBook, { service: labelOf(search) })}`,
    };
    yield { type: 'card', card: garages ?? { kind: 'services', search } };
  }
  if (note.dangers.length > 0 || !search) yield support;
}

/** `And the fine?` after a message about insurance means the line about insurance. */
function linesMeant({ asking, isShort, topic }: Question, note: Note, body: string): string[] {
  const stories = isShort ? (topic?.stories ?? []) : [];
  const named = [asking.text, ...stories].map((text) => linesNamed(text, note, body));
  return named.find((lines) => lines.length > 0) ?? [];
}

/** A garage must serve it. Most who ask for a note that is not for bikes, such as one about pedals, drive a car. */
async function vehicleFor(question: Question, { vehicles }: Note): Promise<VehicleType | undefined> {
  const [only, other] = vehicles;
  if (!other) return only;
  const fits = (type: VehicleType | undefined) => type !== undefined && vehicles.includes(type);
  const meant = [question.vehicle.type, question.vehicleType, await onlyVehicle(question)].find(fits);
  return meant ?? (vehicles.includes('bike') ? undefined : 'car');
}

/** Answers `can I do it myself` and `why` in one sentence, before the note. */
function remarkOn({ phrases, asksIfBySelf, asksWhy }: Question, { dangers, services }: Note): string[] {
  if (dangers.length > 0 || services.length === 0) return [];
  if (asksIfBySelf) return [phrases.bySelf];
  return asksWhy ? [phrases.whyNote] : [];
}

const mostChoices = 3;
/** Notes below this share of the first note's score are not offered. */
const leastScore = 0.45;

function choicesOf(found: readonly FoundNote[], without?: FoundNote): FoundNote[] {
  const least = (found[0]?.score ?? 0) * leastScore;
  return found.filter((each) => each !== without && each.score >= least).slice(0, mostChoices);
}

/** Also offers the note about bikes on the same subject, if the customer named no vehicle. */
function sameForOthers({ vehicle, asking }: Question, found: readonly FoundNote[], { note }: FoundNote): FoundNote[] {
  if (vehicle.type || asking.dangers.length > 0) return [];
  return found.filter((each) => areOnSameSubject(each.note, note)).slice(0, 1);
}

function titleOf({ note, translated }: FoundNote): string {
  return (translated ?? note).title;
}

/**
 * Asks which note is meant, and shows how each begins. At these certainties the first note is right for three questions
 * in ten, and one of the three notes for seven in ten.
 */
export async function* askWhich({ phrases }: Question, found: readonly FoundNote[]): AsyncIterable<AnswerPart> {
  const choices = choicesOf(found);
  yield say(phrases.unsure);
  const card = { kind: 'choices' as const, questions: choices.map(titleOf), beginnings: choices.map(beginningOf) };
  yield { type: 'card', card };
  yield support;
}

/** A wrong note about a danger or the law could do harm, so its text is shown only when the customer chooses it. */
function beginningOf({ note, translated }: FoundNote): string | null {
  if (note.dangers.length > 0 || note.topic === lawTopic) return null;
  const [lead = ''] = (translated ?? note).body.split('\n\n');
  const [first = ''] = /^.*?[.?!।](?=\s|$)/su.exec(lead) ?? [];
  return first.trim() || null;
}

const lawTopic = 'documents';

function isAbout({ dangers }: Note, named: readonly string[]): boolean {
  return dangers.some((danger) => named.includes(danger));
}
