import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/pool.ts';
import type { Version, Versions } from '../rules/versions.ts';
import { revvyMessages } from '../tables.ts';

export interface Turn {
  questionId: string;
  shown: Version;
  versions: Versions;
}

const questions = alias(revvyMessages, 'questions');

/** A question and its answer with their versions. Callers check who owns them and hold the conversation. */
export async function findTurn(tx: Database, replyId: string): Promise<Turn> {
  const [found] = await tx
    .select({
      questionId: questions.id,
      shown: {
        question: questions.content,
        content: revvyMessages.content,
        warning: revvyMessages.warning,
        cards: revvyMessages.cards,
        status: revvyMessages.status,
        failure: revvyMessages.failure,
        feedback: revvyMessages.feedback,
        language: revvyMessages.language,
      },
      versions: { version: revvyMessages.version, otherVersions: revvyMessages.otherVersions },
    })
    .from(revvyMessages)
    .innerJoin(questions, eq(questions.id, revvyMessages.replyTo))
    .where(eq(revvyMessages.id, replyId));
  if (!found) throw new Error('The answer or its question is missing');
  return found;
}
