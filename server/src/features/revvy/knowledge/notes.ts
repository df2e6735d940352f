import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RevvyLanguage, revvyLanguage } from '@pahiya/contract/revvy/schemas';
import { vehicleTypes } from '@pahiya/contract/shared/known-values';
import { load as parseYaml } from 'js-yaml';
import { z } from 'zod';
import { createPauses } from '../../../platform/event-loop/pauses.ts';
import type { Note, NoteText, Translations } from '../types.ts';
import { readPhrases } from './signs.ts';

const folder = fileURLToPath(new URL('../../../../data/revvy/knowledge/', import.meta.url));

const head = z.strictObject({
  title: z.string().min(1).max(70),
  asked: z.array(z.string().min(1)).min(1),
  vehicles: z.array(z.enum(vehicleTypes)).min(1),
  power: z.enum(['fuel', 'electric']).optional(),
  insteadOf: z.array(z.string().min(1)).default([]),
  services: z.array(z.string().min(1)).default([]),
  dangers: z.array(z.string().min(1)).default([]),
  sources: z.array(z.string().min(1)).default([]),
  lines: z.array(z.string()).default([]),
});

const translatedHead = z.strictObject({ title: z.string().min(1), asked: z.array(z.string().min(1)).default([]) });

/** `<topic>/<id>.md`, and `<topic>/<id>.<language>.md` for a translation. */
const noteFile = /^(?<id>[a-z0-9-]+)(?:\.(?<language>[A-Za-z-]+))?\.md$/;

/** Reads the notes, but not their translations. Pauses for other work. Rejects if a file is damaged. */
export async function loadNotes(): Promise<Note[]> {
  const pause = createPauses();
  const notes: Note[] = [];
  for (const { file, id } of filesIn('en')) {
    await pause();
    const { yaml, body } = readFile(file);
    const { lines, ...about } = check(file, head, yaml);
    notes.push({ id, topic: path.dirname(file), ...about, lines: lines.map(readPhrases), body });
  }
  return notes.sort((a, b) => a.id.localeCompare(b.id));
}

/** Pauses for other work. Rejects if a file is damaged. */
export async function loadTranslations(language: RevvyLanguage): Promise<Translations> {
  const pause = createPauses();
  const translations = new Map<string, NoteText>();
  for (const { file, id } of language === 'en' ? [] : filesIn(language)) {
    await pause();
    const { yaml, body } = readFile(file);
    translations.set(id, { ...check(file, translatedHead, yaml), body });
  }
  return translations;
}

function filesIn(language: RevvyLanguage): { file: string; id: string }[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  return files.flatMap((file) => {
    const name = nameOf(file);
    return name.language === language ? [{ file, id: name.id }] : [];
  });
}

export function nameOf(file: string): { id: string; language: RevvyLanguage } {
  const { id, language = 'en' } = noteFile.exec(path.basename(file))?.groups ?? {};
  const known = revvyLanguage.safeParse(language);
  if (!id || !known.success) throw new Error(`${file}: a note is called <id>.md or <id>.<language>.md`);
  return { id, language: known.data };
}

function readFile(file: string): { yaml: unknown; body: string } {
  const [, yaml, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
  if (!yaml || !body) throw new Error(`${file}: a note has a head between two lines of ---, and a text`);
  return { yaml: parseYaml(yaml), body: body.trim() };
}

function check<Schema extends z.ZodType>(file: string, schema: Schema, value: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new Error(`${file}: ${z.prettifyError(error)}`);
  return data;
}
