import type { ReplyPiece } from './compose-answer.ts';

/** Queues pieces not yet read, and merges consecutive texts. */
export interface Subscriber extends AsyncIterable<ReplyPiece> {
  send(piece: ReplyPiece): void;
  close(): void;
}

export function openSubscriber(): Subscriber {
  let waiting: ReplyPiece[] = [];
  let isClosed = false;
  let wake: () => void = () => undefined;

  return {
    send(piece) {
      const last = waiting.at(-1);
      if (piece.type === 'text' && last?.type === 'text') {
        waiting[waiting.length - 1] = { type: 'text', text: last.text + piece.text };
      } else waiting.push(piece);
      wake();
    },
    close() {
      isClosed = true;
      wake();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const taken = waiting;
        waiting = [];
        yield* taken;
        if (waiting.length > 0) continue;
        if (isClosed) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
