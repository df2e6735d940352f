import { readFileSync } from 'node:fs';
import { type RevvyLanguage, revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { load as parseYaml } from 'js-yaml';
import { z } from 'zod';
import type { Knowledge } from '../../features/revvy/knowledge/load-knowledge.ts';
import { intentNames } from '../../features/revvy/knowledge/names.ts';
import { understand } from '../../features/revvy/offline/understand.ts';
import type { QuestionCheck, Safety } from '../../features/revvy/types.ts';
import { drawColumns } from './draw-columns.ts';

const folder = new URL('../../../data/revvy/evaluation/sentences/', import.meta.url);

const texts = z.array(z.string().min(1)).min(1);
const file = z.strictObject({
  intents: z.partialRecord(z.enum(intentNames), texts),
  dangers: z.record(z.string(), texts),
  harmful: texts,
  innocent: texts,
});

type Sentences = z.infer<typeof file>;

/** `held-out` is the half that nobody looks at while making signs. */
export type Half = 'tuned' | 'held-out';

export function loadSentences(language: RevvyLanguage, half: Half): Sentences {
  const name = half === 'tuned' ? `${language}.yaml` : `held-out/${language}.yaml`;
  return file.parse(parseYaml(readFileSync(new URL(name, folder), 'utf8')));
}

interface Share {
  found: number;
  all: number;
}

export interface SignCounts {
  intents: Share;
  dangers: Share;
  harmful: Share;
  /** Innocent sentences and those of the intents, in which there is no danger. */
  falseAlarms: Share;
  refusedWrongly: Share;
}

type Mind = Pick<Knowledge, 'packs' | 'terms'> & { safety: Safety };

/** Counts what the signs of a language find in sentences of which each says one thing. */
export function countSigns({ packs, terms, safety }: Mind, language: RevvyLanguage, half: Half): SignCounts {
  const { intents, dangers, harmful, innocent } = loadSentences(language, half);
  const interfaceLanguage = language === 'hi-Latn' ? 'en' : language;
  const checks = new Map<string, QuestionCheck>();
  const check = (text: string) => {
    const known = checks.get(text) ?? safety.checkQuestion({ text, interfaceLanguage });
    checks.set(text, known);
    return known;
  };
  const isRefused = (text: string) => check(text).refusal?.kind === 'harmful';
  const said = listOf(intents);
  const lawful = [...innocent, ...said.map(({ text }) => text)];
  return {
    intents: share(said, ({ name, text }) =>
      understand(packs, terms, { text, language: check(text).language }).intents.has(name),
    ),
    dangers: share(listOf(dangers), ({ name, text }) => check(text).flags.includes(name)),
    harmful: share(harmful, isRefused),
    falseAlarms: share(lawful, (text) => check(text).flags.length > 0),
    refusedWrongly: share([...lawful, ...listOf(dangers).map(({ text }) => text)], isRefused),
  };
}

function listOf<Name extends string>(lists: Partial<Record<Name, string[]>>): { name: Name; text: string }[] {
  return (Object.entries(lists) as [Name, string[]][]).flatMap(([name, list]) => list.map((text) => ({ name, text })));
}

function share<Item>(items: readonly Item[], isFound: (item: Item) => boolean): Share {
  return { found: items.filter(isFound).length, all: items.length };
}

export function drawSignTable(mind: Mind, half: Half): string {
  const columns = ['language', 'intents', 'dangers', 'harmful', 'false alarms', 'refused wrongly'];
  const draw = ({ found, all }: Share) => `${found}/${all}`;
  const rows = revvyLanguages.map((language) => {
    const { intents, dangers, harmful, falseAlarms, refusedWrongly } = countSigns(mind, language, half);
    return [language, ...[intents, dangers, harmful, falseAlarms, refusedWrongly].map(draw)];
  });
  return drawColumns([columns, ...rows]);
}
