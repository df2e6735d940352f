import { readFileSync } from 'node:fs';
import type { SearchHit } from '@pahiya/contract/garages/schemas';
import { load as parseYaml } from 'js-yaml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Api } from '../../../test/api.ts';
import { startDemonstration } from '../../../test/demonstration.ts';

let api: Api;

beforeAll(async () => {
  api = await startDemonstration();
}, 60_000);

afterAll(() => api.stop());

test.each([
  { half: 'tuned', least: 0.95 },
  { half: 'held-out', least: 0.9 },
] as const)('most questions of the $half half find what was meant', async ({ half, least }) => {
  const { asked, missed } = await evaluateSearch(api, half);
  expect(1 - missed.length / asked, JSON.stringify(missed)).toBeGreaterThanOrEqual(least);
});

/** data/search/evaluation/tuned.yaml explains the fields. */
const asked = z.array(
  z.strictObject({
    kind: z.enum(['vehicle', 'place', 'price', 'wish']),
    language: z.string(),
    text: z.string(),
    service: z.string().optional(),
    not: z.string().optional(),
    place: z.string().optional(),
    vehicle: z.enum(['car', 'bike', 'suv', 'truck']).optional(),
    under: z.int().optional(),
    order: z.literal('price').optional(),
  }),
);
type Asked = z.infer<typeof asked>[number];

interface Missed {
  kind: Asked['kind'];
  text: string;
  why: string;
}

interface Score {
  asked: number;
  missed: Missed[];
}

function listQuestions(half: 'tuned' | 'held-out'): Asked[] {
  const file = new URL(`../../../data/search/evaluation/${half}.yaml`, import.meta.url);
  return asked.parse(parseYaml(readFileSync(file, 'utf8')));
}

async function evaluateSearch(api: Api, half: 'tuned' | 'held-out'): Promise<Score> {
  const questions = listQuestions(half);
  const missed: Missed[] = [];
  for (const question of questions) {
    const path = `/garages/search?${new URLSearchParams({ text: question.text })}`;
    const { body } = await api.call<{ items: SearchHit[] }>('GET', path);
    const why = faultOf(question, body.items);
    if (why) missed.push({ kind: question.kind, text: question.text, why });
  }
  return { asked: questions.length, missed };
}

/** Null for the right first result. */
function faultOf(wanted: Asked, hits: readonly SearchHit[]): string | null {
  const [hit] = hits;
  const service = hit?.matches[0];
  if (!hit || !service) return 'nothing found';
  const names = hit.matches.map(({ name }) => name).join(', ');
  const shown = `${hit.garage.name}, ${hit.garage.location}: ${names} (${service.price})`;
  const isRight =
    says(service.name, wanted.service) &&
    says(hit.garage.location, wanted.place) &&
    !(wanted.not && says(names, wanted.not)) &&
    (!wanted.vehicle || hit.garage.vehicleTypes.includes(wanted.vehicle)) &&
    (!wanted.under || service.price <= wanted.under) &&
    (!wanted.order || isCheapestFirst(hits));
  return isRight ? null : shown;
}

function says(text: string, pattern: string | undefined): boolean {
  return pattern === undefined || new RegExp(pattern, 'i').test(text);
}

function isCheapestFirst(hits: readonly SearchHit[]): boolean {
  const prices = hits.map(({ matches }) => matches[0]?.price ?? Number.POSITIVE_INFINITY);
  return prices.every((price, place) => place === 0 || price >= (prices[place - 1] ?? 0));
}
