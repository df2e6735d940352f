import type { languageCodes } from '@pahiya/contract/shared/languages';
import type { FaqEntry } from '@pahiya/contract/support/schemas';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { containing } from '../../garages/queries/garage-columns.ts';
import { faqEntries, faqRatings, faqTexts } from '../tables/faq-tables.ts';

interface Wanted {
  userId: UserId | null;
  language: (typeof languageCodes)[number];
  search?: string | undefined;
}

interface Row extends Record<string, unknown>, FaqEntry {}

/** Lists the most helpful first, in English where the language has no text. */
export async function listFaq(db: Database, { userId, language, search }: Wanted): Promise<FaqEntry[]> {
  const pattern = containing(search ?? '');
  const isFound = search ? sql`where said.question ilike ${pattern} or said.answer ilike ${pattern}` : sql``;
  const { rows } = await db.execute<Row>(sql`
    select e.id, e.topic, said.question, said.answer, r.is_helpful as "isHelpful"
    from ${faqEntries} e
    join lateral (
      select t.question, t.answer from ${faqTexts} t
      where t.entry_id = e.id and t.language in (${language}, 'en')
      order by t.language = ${language} desc limit 1
    ) said on true
    left join ${faqRatings} r on r.entry_id = e.id and r.user_id = ${userId}::uuid
    ${isFound}
    order by e.helpful desc, e.place, e.id`);
  return rows;
}
