import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { revvyLanguage } from '@pahiya/contract/revvy/schemas';
import { and, asc, desc, eq, lt, ne } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { pictureKey } from '../../files/rules.ts';
import { files } from '../../files/tables.ts';
import { cutHistory, mostSaid } from '../rules/history.ts';
import { revvyAttachments, revvyMessages } from '../tables.ts';
import type { AskedPlace, Asking } from '../types.ts';

export interface StoredAsking {
  text: string;
  history: Asking['history'];
  pictureKeys: string[];
  interfaceLanguage: Exclude<RevvyLanguage, 'hi-Latn'>;
  place: AskedPlace | null;
}

const interfaceLanguages = revvyLanguage.exclude(['hi-Latn']).catch('en');

/** Callers check who owns the question. Null if it was deleted. */
export async function loadAsking(db: Database, questionId: string): Promise<StoredAsking | null> {
  const [question] = await db.select().from(revvyMessages).where(eq(revvyMessages.id, questionId));
  if (!question) return null;
  const [history, pictureKeys] = [await loadHistory(db, question), await listPictureKeys(db, questionId)];
  return {
    text: question.content,
    history,
    pictureKeys,
    interfaceLanguage: interfaceLanguages.parse(question.asked?.interfaceLanguage),
    place: question.asked?.place ?? null,
  };
}

type Question = Pick<typeof revvyMessages.$inferSelect, 'conversationId' | 'position'>;

async function loadHistory(db: Database, { conversationId, position }: Question): Promise<Asking['history']> {
  const said = await db
    .select({ role: revvyMessages.role, content: revvyMessages.content, cards: revvyMessages.cards })
    .from(revvyMessages)
    .where(
      and(
        eq(revvyMessages.conversationId, conversationId),
        lt(revvyMessages.position, position),
        ne(revvyMessages.content, ''),
      ),
    )
    .orderBy(desc(revvyMessages.position))
    .limit(mostSaid);
  return cutHistory(said);
}

async function listPictureKeys(db: Database, questionId: string): Promise<string[]> {
  const found = await db
    .select({ folder: files.folder, widths: files.widths })
    .from(revvyAttachments)
    .innerJoin(files, eq(files.id, revvyAttachments.fileId))
    .where(eq(revvyAttachments.messageId, questionId))
    .orderBy(asc(revvyAttachments.place));
  return found.flatMap(({ folder, widths }) => {
    const widest = widths.at(-1);
    return widest === undefined ? [] : [pictureKey(folder, widest)];
  });
}
