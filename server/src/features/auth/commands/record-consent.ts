import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import type { Language } from '../../../platform/request-language.ts';
import { type ConsentKind, consentSentence, legalVersion } from '../rules/consent.ts';
import { consents } from '../tables.ts';

interface Consent {
  userId: string;
  kind: ConsentKind;
  language: Language;
}

/** Only the first consent per account and kind is stored. */
export async function recordConsent(db: Database, { userId, kind, language }: Consent): Promise<void> {
  const said = { version: legalVersion, language, text: consentSentence(kind, language) };
  await db
    .insert(consents)
    .values({ id: uuidv7(), userId, kind, ...said })
    .onConflictDoNothing({ target: [consents.userId, consents.kind] });
}
