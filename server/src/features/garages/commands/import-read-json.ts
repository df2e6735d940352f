import { z } from 'zod';
import type { GarageDraft, ReadOutcome, ValuePath } from './import-draft.ts';
import { findElements } from './import-json-elements.ts';
import { fileProblem, type ImportProblem, reasonFor } from './import-problems.ts';

const envelope = z.strictObject({
  demonstration: z.boolean().optional(),
  note: z.string().optional(),
  garages: z.array(z.unknown()),
});

export function readJson(text: string): ReadOutcome {
  const parsed = parse(text);
  if (!parsed.ok) return { ok: false, problem: describeSyntax(text, parsed.message) };
  const result = envelope.safeParse(parsed.value, { error: reasonFor });
  if (!result.success) return { ok: false, problem: describeEnvelope(result.error) };
  const elements = findElements(text, 'garages');
  const drafts = result.data.garages.map((value, index) => draftOf(value, elements[index]?.line ?? 1));
  return { ok: true, reading: { drafts, problems: [], isDemonstration: result.data.demonstration ?? false } };
}

function draftOf(value: unknown, line: number): GarageDraft {
  return { externalId: externalIdOf(value), value, locate: (path) => ({ line, field: formatPath(path) }) };
}

function externalIdOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('externalId' in value)) return null;
  return typeof value.externalId === 'string' ? value.externalId.trim().normalize('NFC') || null : null;
}

function formatPath(path: ValuePath): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');
}

function describeEnvelope(error: z.ZodError): ImportProblem {
  const issue = error.issues[0];
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : (issue?.path ?? []);
  const field = formatPath(keys.slice(0, 1));
  return { ...fileProblem(1, issue?.message ?? 'is not a list of garages'), field: field === '' ? null : field };
}

type Parsed = { ok: true; value: unknown } | { ok: false; message: string };

function parse(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, message: error.message };
  }
}

/** If the engine's message names no line, names the line on which the first broken garage begins. */
function describeSyntax(text: string, message: string): ImportProblem {
  const named = /\(line (\d+) column \d+\)/.exec(message)?.[1];
  const broken = findElements(text, 'garages').find(({ start, end }) => !parse(text.slice(start, end)).ok);
  const line = named === undefined ? (broken?.line ?? 1) : Number(named);
  // The rest of the message quotes the file.
  const cause = message.split(/, (?:\.\.\.)?"| in JSON| at position/)[0];
  return fileProblem(line, `is not valid JSON: ${cause}`);
}
