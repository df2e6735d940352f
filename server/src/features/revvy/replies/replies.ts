import type { Database } from '../../../database/pool.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { WrittenReply } from '../commands/write-reply.ts';
import type { ReplyPiece } from './compose-answer.ts';
import { type RunningReply, runReply } from './running-reply.ts';

/** Must be used or given back. */
export interface ReplyRoom {
  start(reply: WrittenReply, answer: (signal: AbortSignal) => AsyncIterable<ReplyPiece>): void;
  /** Has no effect after `start`. */
  giveBack(): void;
}

export interface Replies {
  reserve(): ReplyRoom | null;
  find(messageId: string): RunningReply | undefined;
  /** Ends all running answers as lost, so that they can be retried. */
  stop(): Promise<void>;
}

const mostReplies = 64;

export function createReplies({ db, log }: { db: Database; log: Logger }): Replies {
  const running = new Map<string, RunningReply>();
  let taken = 0;
  let isStopped = false;

  function start(reply: WrittenReply, answer: (signal: AbortSignal) => AsyncIterable<ReplyPiece>): Promise<void> {
    const { messageId } = reply;
    const writer = runReply({ db, log, reply, answer });
    running.set(messageId, writer);
    if (isStopped) void writer.end('lost');
    return writer.ended.then(() => {
      // A retry may have replaced this writer.
      if (running.get(messageId) === writer) running.delete(messageId);
    });
  }

  return {
    reserve() {
      if (isStopped || taken >= mostReplies) return null;
      taken += 1;
      let isUsed = false;
      const leave = () => {
        taken -= 1;
      };
      return {
        start(reply, answer) {
          isUsed = true;
          void start(reply, answer).finally(leave);
        },
        giveBack() {
          if (!isUsed) leave();
        },
      };
    },
    find: (messageId) => running.get(messageId),
    async stop() {
      isStopped = true;
      await Promise.all([...running.values()].map((writer) => writer.end('lost')));
    },
  };
}
