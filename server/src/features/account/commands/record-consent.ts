import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import type { Language } from '../../../platform/request-language.ts';
import { consentSentence, legalVersion } from '../rules/consent.ts';

/** What a person read and agreed to by making the account, in their language. Once for each account. */
export async function recordConsent(
  db: Database,
  { userId, language }: { userId: string; language: Language },
): Promise<void> {
  await db.execute(sql`
    insert into consents (id, user_id, version, language, text)
    select ${uuidv7()}, ${userId}, ${legalVersion}, ${language}, ${consentSentence(language)}
    where not exists (select from consents where user_id = ${userId})`);
}
