import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';

interface StoppingParts {
  /** Ends an answer on the server, and answers what there is of it. */
  stopReply: (messageId: string) => Promise<RevvyMessage>;
  session: { stop(): void; isOnItsWay(): boolean };
  put: (reply: RevvyMessage) => void;
  onWanted: (isWanted: boolean) => void;
  /** There was nothing left to stop: the whole answer is there. */
  onWhole: () => void;
}

/** Stop, which may be wanted before the server has begun the answer. */
export function createStopping({ stopReply, session, put, onWanted, onWhole }: StoppingParts) {
  /** Grows with each question and each retry. */
  let turn = 0;
  let isWanted = false;

  function want(is: boolean) {
    isWanted = is;
    onWanted(is);
  }

  async function stopNow(replyId: string): Promise<void> {
    const stopped = turn;
    try {
      const kept = await stopReply(replyId);
      // Who has asked for another try meanwhile wants that one.
      if (stopped !== turn) return;
      session.stop();
      put(kept);
      if (kept.status === 'complete') onWhole();
    } finally {
      if (stopped === turn) want(false);
    }
  }

  return {
    beginTurn(): void {
      turn += 1;
      want(false);
    },
    /** The answer has a name on the server. */
    begun(replyId: string): void {
      if (isWanted) stopNow(replyId).catch(() => undefined);
    },
    /** One that the server has not begun yet is stopped as soon as it has. */
    async stop(growingId: string | null): Promise<void> {
      want(true);
      if (growingId && !session.isOnItsWay()) await stopNow(growingId);
    },
  };
}
