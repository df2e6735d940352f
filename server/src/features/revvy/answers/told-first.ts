import { foldAway } from '@pahiya/contract/shared/folded';
import { wordsOf } from '../../../platform/language/words-of.ts';
import { stemsOf } from '../knowledge/rarity.ts';
import type { Asking } from '../types.ts';
import { asSentence, lineAskedFor, lineWithFigure } from './asked-lines.ts';

interface Written {
  /** In the customer's language, and in English. A translation has the lines of its original. */
  text: string;
  original: string;
}

interface Told {
  asked: string;
  /** Lines of the note that the question names, or a remark, stand before it. */
  isAnswered: boolean;
  /** The message, and with those that it continues. */
  stories: string[];
  /** The question is whether one may drive. */
  asksIfSafe: boolean;
  /** The question is how often, how far or how much of something. */
  asksAmount: boolean;
  /** How many answers of the conversation had the note. */
  times: number;
  /** A note about a danger is shown whole. */
  isWhole: boolean;
  phrases: { noDrive: string; noteSilent: string };
}

/** Details of up to this many characters are not folded. */
const longestShown = 160;

/** Puts the case that the customer described, or the answer to the question, first. Leaves out a beginning that was shown twice. */
export function tellFirst({ text, original }: Written, told: Told): string {
  const lead = leadOf(text);
  const details = text.slice(lead.length).trim();
  const first = caseFirst({ text: lead, original: leadOf(original) }, told);
  const advice = told.asksIfSafe ? [...first.warning, ...adviceOnDriving({ text, original })] : [];
  const others = without(details, advice);
  if (told.times > 1 && !told.isWhole) return again({ lead: first.lead, details, others, advice }, told);
  if (told.isWhole) return [...advice, first.lead, others].join('\n\n');
  if (details.length <= longestShown && advice.length === 0) return [first.lead, details].filter(Boolean).join('\n\n');
  const mayAdd = advice.length === 0 && !told.isAnswered;
  const figure = mayAdd && told.asksAmount ? lineWithFigure(text, original) : null;
  const line = mayAdd && figure === null ? lineAskedFor(told.asked, lead, details) : null;
  const isRepeated = told.times > 0;
  return [
    ...advice,
    ...(figure ? [asSentence(figure)] : []),
    ...(isRepeated ? [] : [first.lead]),
    ...(line ? [line] : []),
    isRepeated ? others : foldAway(others),
  ].join('\n\n');
}

interface Parts {
  lead: string;
  details: string;
  others: string;
  advice: string[];
}

/** Only what answers, or a plain word that nothing does, before the note without its beginning. */
function again({ lead, details, others, advice }: Parts, { asked, isAnswered, phrases }: Told): string {
  const line = lineAskedFor(asked, '', details);
  if (advice.length === 0 && !isAnswered && line === null) return [phrases.noteSilent, details].join('\n\n');
  return [...advice, ...(line === null ? [] : [line]), foldAway([lead, others].join('\n\n'))].join('\n\n');
}

/** How many answers had the note, with its beginning or without. */
export function timesTold({ history }: Asking, body: string): number {
  const lead = leadOf(body);
  const [next = lead] = body.slice(lead.length).trim().split('\n\n');
  const has = (content: string) => content.includes(lead) || (next.length > shortestTelling && content.includes(next));
  return history.filter(({ role, content }) => role === 'assistant' && has(content)).length;
}

/** `Check now:` begins many notes. */
const shortestTelling = 40;

export function leadOf(text: string): string {
  return text.split('\n\n', 1)[0] ?? text;
}

/** Such as `Blinking: stop at once`. */
const namesCase = /^[^.:;।]{2,40}: /u;
const saysStop = /\bstop\b|\b(?:do not|never) drive\b/i;

/** The case that the customer told comes first: of `Steady: drive gently. Blinking: stop`, the second. */
function caseFirst({ text, original }: Written, { stories, asksIfSafe, phrases }: Told) {
  const sentences = sentencesOf(text);
  const best = toldCase(sentences, stories);
  if (best === undefined) return { lead: text, warning: [] };
  const [first = '', ...others] = [sentences[best] ?? '', ...sentences.filter((_, place) => place !== best)];
  const isWarned = asksIfSafe && saysStop.test(sentencesOf(original)[best] ?? '');
  if (isWarned) return { lead: others.join(' '), warning: [`${phrases.noDrive} ${first}`] };
  return { lead: [first, ...others].join(' '), warning: [] };
}

/** The latest detail decides: `it is blinking` after `yellow engine light`. */
function toldCase(sentences: readonly string[], stories: readonly string[]): number | undefined {
  const cases = sentences.map((sentence) => stemsOf(namesCase.test(sentence) ? wordsOf(caseOf(sentence)) : []));
  if (cases.filter(({ size }) => size > 0).length < 2) return undefined;
  const told = stories.map((story) => {
    const said = stemsOf(wordsOf(story));
    const counts = cases.map((stems) => [...stems].filter((stem) => said.has(stem)).length);
    const most = Math.max(...counts);
    return most > 0 && counts.filter((count) => count === most).length === 1 ? counts.indexOf(most) : undefined;
  });
  return told.find((place) => place !== undefined);
}

function caseOf(sentence: string): string {
  return sentence.slice(0, sentence.indexOf(':'));
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?।])\s+/u);
}

const aboutDriving = /\b(?:driv(?:e|ing)|rid(?:e|ing)|tow(?:ed)?)\b|^stop (?:at once|if)\b/i;

/** The paragraphs that say whether one may drive. The lists are about causes and checks. */
function adviceOnDriving({ text, original }: Written): string[] {
  const lines = text.split('\n');
  const originals = original.split('\n');
  if (lines.length !== originals.length) return [];
  const isAdvice = (line: string, place: number) => place > 0 && /^[A-Z]/.test(line) && aboutDriving.test(line);
  return originals.flatMap((line, place) => {
    const isOfMechanic = line.startsWith('Tell the mechanic');
    return isAdvice(line, place) && !isOfMechanic ? [lines[place] ?? ''] : [];
  });
}

function without(details: string, advice: readonly string[]): string {
  const left = advice.reduce((text, paragraph) => text.replace(paragraph, ''), details);
  return left.replace(/\n{3,}/g, '\n\n').trim();
}
