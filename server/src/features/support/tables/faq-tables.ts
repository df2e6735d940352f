import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from '../../auth/tables.ts';

export const faqEntries = pgTable(
  'faq_entries',
  {
    id: uuid('id').primaryKey(),
    key: text('key').notNull().unique(),
    topic: text('topic').notNull(),
    place: integer('place').notNull(),
    /** Helpful ratings minus unhelpful ones, maintained by a trigger. */
    helpful: integer('helpful').notNull().default(0),
  },
  (table) => [index('faq_entries_order_idx').on(table.helpful.desc(), table.place)],
);

export const faqTexts = pgTable(
  'faq_texts',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => faqEntries.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.language] })],
);

export const faqRatings = pgTable(
  'faq_ratings',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => faqEntries.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    isHelpful: boolean('is_helpful').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.userId] }), index('faq_ratings_user_idx').on(table.userId)],
);
