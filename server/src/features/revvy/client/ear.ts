import type { ReplyPiece } from './compose-answer.ts';

/** One listener to an answer. What was told and not yet taken waits, texts as one text. */
export interface Ear extends AsyncIterable<ReplyPiece> {
  tell(piece: ReplyPiece): void;
  /** What waits is still taken. */
  close(): void;
}

export function openEar(): Ear {
  let waiting: ReplyPiece[] = [];
  let isClosed = false;
  let wake: () => void = () => undefined;

  return {
    tell(piece) {
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
