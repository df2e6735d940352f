import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import { removeDeletedConversations } from './commands/change-conversation.ts';
import { endLostReplies } from './commands/write-reply.ts';

/** Answers of lost nodes end even if nobody reads them. */
export function revvyCleaningQueue(db: Database): JobQueue<object> {
  return {
    name: 'revvy-cleaning',
    schedule: '* * * * *',
    run: async () => {
      await endLostReplies(db);
      await removeDeletedConversations(db);
    },
  };
}
