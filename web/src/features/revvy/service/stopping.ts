import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';

interface StoppingParts {
  /** Stops an answer on the server and returns its text so far. */
  stopReply: (messageId: string) => Promise<RevvyMessage>;
  session: { stop(): void; isOnItsWay(): boolean };
  put: (reply: RevvyMessage) => void;
  onWanted: (isWanted: boolean) => void;
  /** There was nothing left to stop: the answer is complete. */
  onWhole: () => void;
}

/** Handles Stop, which may be pressed before the server has begun the answer. */
export function createStopping({ stopReply, session, put, onWanted, onWhole }: StoppingParts) {
  /** Increases with each question and each retry. */
  let questions = 0;
  let isWanted = false;

  function want(is: boolean) {
    isWanted = is;
    onWanted(is);
  }

  async function stopNow(replyId: string): Promise<void> {
    const stopped = questions;
    try {
      const kept = await stopReply(replyId);
      // A question or retry started since then must not be stopped.
      if (stopped !== questions) return;
      session.stop();
      put(kept);
      if (kept.status === 'complete') onWhole();
    } finally {
      if (stopped === questions) want(false);
    }
  }

  return {
    beginQuestion(): void {
      questions += 1;
      want(false);
    },
    /** The answer has an id on the server. */
    begun(replyId: string): void {
      if (isWanted) stopNow(replyId).catch(() => undefined);
    },
    /** An answer that has not begun yet is stopped as soon as it begins. */
    async stop(growingId: string | null): Promise<void> {
      want(true);
      if (growingId && !session.isOnItsWay()) await stopNow(growingId);
    },
  };
}
