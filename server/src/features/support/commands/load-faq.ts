import { readFile } from 'node:fs/promises';
import { languageCodes } from '@pahiya/contract/shared/languages';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { holdName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';
import { faqEntries, faqTexts } from '../tables.ts';

const source = new URL('../../../../data/faq.json', import.meta.url);

const words = z.strictObject({ question: z.string().trim().min(1), answer: z.string().trim().min(1) });
const entry = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]+$/),
  topic: z.string().regex(/^[a-z]+$/),
  en: words,
  hi: words.optional(),
});

export const faqFile = z
  .array(entry)
  .min(1)
  .refine((list) => new Set(list.map(({ key }) => key)).size === list.length, 'Each key stands once');
export type FaqFile = z.infer<typeof faqFile>;

/** Brings the questions of the file into the database, as they stand there now. Throws when the file is damaged. */
export async function loadFaq(db: Database): Promise<void> {
  await writeFaq(db, faqFile.parse(JSON.parse(await readFile(source, 'utf8'))));
}

/** What is new comes, what changed is changed, what left is gone; ratings stay with their key. Nodes take turns. */
export async function writeFaq(db: Database, list: FaqFile): Promise<void> {
  await db.transaction(async (tx) => {
    await holdName(tx, 'faq');
    const keys = list.map(({ key }) => key);
    await tx.delete(faqEntries).where(notInArray(faqEntries.key, keys));
    const entries = await tx
      .insert(faqEntries)
      .values(list.map(({ key, topic }, place) => ({ id: uuidv7(), key, topic, place })))
      .onConflictDoUpdate({
        target: faqEntries.key,
        set: { topic: sql`excluded.topic`, place: sql`excluded.place` },
      })
      .returning({ id: faqEntries.id, key: faqEntries.key });
    const idOf = new Map(entries.map(({ id, key }) => [key, id]));
    const texts = list.flatMap((item) =>
      languageCodes.flatMap((language) => {
        const entryId = idOf.get(item.key);
        return entryId && item[language] ? [{ entryId, language, ...item[language] }] : [];
      }),
    );
    await tx
      .insert(faqTexts)
      .values(texts)
      .onConflictDoUpdate({
        target: [faqTexts.entryId, faqTexts.language],
        set: { question: sql`excluded.question`, answer: sql`excluded.answer` },
      });
    const untranslated = list.flatMap((item) => (item.hi ? [] : (idOf.get(item.key) ?? [])));
    if (untranslated.length > 0)
      await tx.delete(faqTexts).where(and(inArray(faqTexts.entryId, untranslated), eq(faqTexts.language, 'hi')));
  });
}
