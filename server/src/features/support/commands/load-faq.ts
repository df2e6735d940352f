import { readFile } from 'node:fs/promises';
import { languageCodes } from '@pahiya/contract/shared/languages';
import { notInArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { holdName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';
import type { Language } from '../../../platform/request-language.ts';
import { faqEntries, faqTexts } from '../tables/faq-tables.ts';

/** The English file defines the questions, their topics and their order. */
const folder = new URL('../../../../data/faq/', import.meta.url);

const words = { question: z.string().trim().min(1), answer: z.string().trim().min(1) };
const key = z.string().regex(/^[a-z0-9-]+$/);
const englishFile = z
  .array(z.strictObject({ key, topic: z.string().regex(/^[a-z]+$/), ...words }))
  .min(1)
  .refine((list) => new Set(list.map((entry) => entry.key)).size === list.length, 'Each key stands once');
const translationFile = z.record(key, z.strictObject(words));

export interface FaqFiles {
  en: z.infer<typeof englishFile>;
  others: Partial<Record<Exclude<Language, 'en'>, z.infer<typeof translationFile>>>;
}

/** Throws when a file is invalid. */
export async function loadFaq(db: Database): Promise<void> {
  await writeFaq(db, await readFaq());
}

export async function readFaq(): Promise<FaqFiles> {
  const others = languageCodes.filter((code) => code !== 'en');
  const translations = others.map(async (code) => [code, translationFile.parse(await readJson(code))] as const);
  return { en: englishFile.parse(await readJson('en')), others: Object.fromEntries(await Promise.all(translations)) };
}

async function readJson(code: Language): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`${code}.json`, folder), 'utf8'));
}

/** Ratings stay with their key. A lock makes nodes take turns. */
export async function writeFaq(db: Database, { en, others }: FaqFiles): Promise<void> {
  await db.transaction(async (tx) => {
    await holdName(tx, 'faq');
    const keys = en.map((entry) => entry.key);
    await tx.delete(faqEntries).where(notInArray(faqEntries.key, keys));
    const entries = await tx
      .insert(faqEntries)
      .values(en.map(({ key, topic }, place) => ({ id: uuidv7(), key, topic, place })))
      .onConflictDoUpdate({
        target: faqEntries.key,
        set: { topic: sql`excluded.topic`, place: sql`excluded.place` },
      })
      .returning({ id: faqEntries.id, key: faqEntries.key });
    const idOf = new Map(entries.map(({ id, key }) => [key, id]));
    const written = [
      ...en.map(({ key, question, answer }) => ({ key, language: 'en', question, answer })),
      ...Object.entries(others).flatMap(([language, texts]) =>
        Object.entries(texts).map(([key, said]) => ({ key, language, ...said })),
      ),
    ];
    const texts = written.flatMap(({ key, ...text }) => {
      const entryId = idOf.get(key);
      return entryId ? [{ entryId, ...text }] : [];
    });
    await tx
      .insert(faqTexts)
      .values(texts)
      .onConflictDoUpdate({
        target: [faqTexts.entryId, faqTexts.language],
        set: { question: sql`excluded.question`, answer: sql`excluded.answer` },
      });
    await deleteOtherTexts(tx, texts);
  });
}

async function deleteOtherTexts(tx: Database, texts: { entryId: string; language: string }[]): Promise<void> {
  await tx.execute(sql`
    delete from faq_texts stored where not exists (
      select from json_to_recordset(${JSON.stringify(texts)}::json) as kept ("entryId" uuid, language text)
      where kept."entryId" = stored.entry_id and kept.language = stored.language)`);
}
