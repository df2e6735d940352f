import { wordsOf } from '../../../platform/language/words-of.ts';
import type { Question } from '../answers/question.ts';
import type { IntentName } from '../knowledge/names.ts';
import { stemOf } from '../knowledge/stems.ts';
import { isClear, isLikely, isSure } from '../rules/certainty.ts';
import type { FoundNote, NoteIndex, Packs } from '../types.ts';
import { withoutModels } from './asked-vehicle.ts';
import { ownTasks, tasks } from './meant-intents.ts';
import { recentDangers } from './recent-dangers.ts';

interface Knowledge {
  notes: NoteIndex;
  packs: Packs;
}

interface Searched {
  found: FoundNote[];
  /** Those of the message, or also those of the topic that it continues. */
  dangers: string[];
}

/** A message is also searched together with the symptom before it: `only in traffic`, `can I still drive?` */
export async function findNotes(question: Question, { notes, packs }: Knowledge): Promise<Searched> {
  const { asking, topic, isOnlyDetail } = question;
  const mayContinue = topic !== null && !isOwn(topic.intents) && (isOnlyDetail || !hasSubject(question));
  if (mayContinue) return await findInTopic({ question, notes, packs, stories: topic.stories });
  return { found: await searchFor(question, notes)(asking.text), dangers: asking.dangers };
}

type Search = (text: string, more?: { dangers?: string[]; also?: string | undefined }) => Promise<FoundNote[]>;

function searchFor({ asking, vehicle }: Question, notes: NoteIndex): Search {
  return (text, more) => notes.search({ ...asking, text: withoutModels(text), vehicle, ...more });
}

/** Searches for each text and takes the result that is most certain. */
async function surest(search: Search, texts: readonly string[], dangers: string[]): Promise<FoundNote[]> {
  const searches = await Promise.all(texts.map((text) => search(text, { dangers })));
  return searches.reduce((best, each) => (certaintyOf(each) > certaintyOf(best) ? each : best), []);
}

interface InTopic extends Knowledge {
  question: Question;
  stories: readonly string[];
}

async function findInTopic({ question, notes, packs, stories }: InTopic): Promise<Searched> {
  const { asking, asksIfSafe, isOnlyDetail, namesVehicleType } = question;
  const { text, dangers: own } = asking;
  const search = searchFor(question, notes);
  const dangers = [...new Set([...own, ...recentDangers(packs, asking)])];
  const longer = stories.map((story) => `${story} ${text}`);
  // `How much is it` and `is it open on Sunday` after the note about a document ask about no other note.
  if (question.hasNote && (question.asksAboutWork || question.asksIfOpen)) {
    const papers = await Promise.all([...longer, ...stories].map((story) => search(story)));
    const paper = papers.find(([first]) => isPaper(first));
    if (paper) return { found: paper, dangers };
  }
  // `Is it safe to drive` says nothing about the symptom.
  if (asksIfSafe) return { found: await surest(search, stories, dangers), dangers };
  // `And for a bike?` asks for another note. `It is a 2015 Swift` hardly does.
  const told = namesVehicleType ? longer : [...longer, ...stories];
  if (isOnlyDetail) return { found: await surest(search, told, dangers), dangers };
  const [before, together] = [await surest(search, stories, own), await surest(search, longer, own)];
  const alone = await search(text, { also: together[0]?.note.id });
  const isAside = question.asksIfBySelf || (question.isAside && !isClear(alone[0]));
  // A note about a danger comes first where the danger counts, so it counts only once this is a continuation.
  if (isAside || continuesStory(text, { before, together, alone })) {
    const found = await surest(search, isAside || !isSure(together[0]) ? [...longer, ...stories] : longer, dangers);
    if (isSure(found[0]) || dangers.length > own.length) return { found, dangers };
  }
  // `It is only 3 km to home` may be about another note, but the danger is still there.
  return { found: alone.slice(0, mostAlone), dangers: isClear(alone[0]) || !question.isShort ? own : dangers };
}

export function isPaper(found: FoundNote | undefined): boolean {
  return isLikely(found) && found?.note.topic === 'documents';
}

/** The note of the story was added only for the comparison. */
const mostAlone = 5;

function certaintyOf([first]: FoundNote[]): number {
  return first?.certainty ?? 0;
}

/** The work that mends the symptom: `how much will that be`. Null if no note is certain. */
export async function serviceOfTopic(question: Question, notes: NoteIndex): Promise<string | null> {
  const { topic, asking } = question;
  if (!topic || isOwn(topic.intents)) return null;
  const [first] = await surest(searchFor(question, notes), topic.stories, asking.dangers);
  const isMeant = isSure(first) || (question.hasNote && question.isShort && isLikely(first));
  return isMeant ? (first.note.services[0] ?? null) : null;
}

/** `Thanks` and `what will it cost` do not ask about the symptom again. A document's fee and its days stand in its note. */
function hasSubject({ intents, service }: Question): boolean {
  const others = service === null ? tasks.filter((name) => name !== 'price') : [...tasks, 'howLong' as const];
  return [...others, ...smallTalk].some((name) => intents.has(name));
}

const smallTalk = ['thanks', 'greeting', 'capabilities', 'identity', 'support', 'openThen'] as const;

/** About the customer's own bookings and vehicles, which no note knows. */
function isOwn(intents: ReadonlySet<IntentName>): boolean {
  return ownTasks.some((name) => intents.has(name));
}

interface Found {
  before: FoundNote[];
  together: FoundNote[];
  /** Those of the message alone, and the first of `together`. */
  alone: FoundNote[];
}

const perWord = 0.5;
const perLikeness = 10;
const mostOfItsOwn = 12;

/**
 * True if the message is a detail of the story. Four things speak for a new question: a sure note of its own, a story
 * that becomes less certain with it, many words, and likeness to the questions of its own note.
 * Measured: 63 of 67 details stayed with their story, and 10 of 189 new questions were taken for a detail.
 */
function continuesStory(text: string, { before, together, alone }: Found): boolean {
  const [first] = together;
  const [own] = alone;
  if (!first || !isLikely(own)) return first !== undefined;
  const likeness = alone.find(({ note }) => note.id === first.note.id)?.likeness ?? 0;
  const lost = certaintyOf(before) - certaintyOf(together);
  const ownness = own.certainty + lost + perWord * tellingWords(text) + perLikeness * (own.likeness - likeness);
  return ownness < mostOfItsOwn;
}

function tellingWords(text: string): number {
  return wordsOf(text).filter((word) => stemOf(word) !== null).length;
}
