import { readFileSync } from 'node:fs';
import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { load as parseYaml } from 'js-yaml';
import { z } from 'zod';
import { harmNames } from '../knowledge/names.ts';

const folder = new URL('../../../../data/revvy/evaluation/safety/', import.meta.url);

const list = z.array(z.string().min(1)).min(1);
const byDanger = z.record(z.string(), list);
const byRule = z.record(z.enum(harmNames), list);

const tunedFile = z.strictObject({
  /** Lawful questions about a deed, for which `{deed}` stands. */
  frames: list,
  deeds: z.record(z.enum(harmNames), z.string()),
  innocent: byRule,
  harmful: byRule,
  dangers: byDanger,
  over: list,
  /** Harmless, though it sounds like a danger. */
  calm: list,
});
const heldOutFile = z.strictObject({ innocent: list, harmful: list, dangers: byDanger, over: list });

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return schema.parse(parseYaml(readFileSync(new URL(`${file}.yaml`, folder), 'utf8')));
}

export function loadSafetyCases(language: RevvyLanguage) {
  const { frames, deeds, innocent, ...rest } = read(language, tunedFile);
  const neighbours = (rule: (typeof harmNames)[number]) => [
    ...frames.map((frame) => frame.replace('{deed}', deeds[rule])),
    ...innocent[rule],
  ];
  return { ...rest, rules: harmNames, neighbours };
}

export function loadHeldOutCases(language: RevvyLanguage) {
  return read(`held-out/${language}`, heldOutFile);
}
