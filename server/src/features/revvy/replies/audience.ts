import type { ReplyPiece } from './compose-answer.ts';
import { type Ear, openEar } from './ear.ts';

/** Everyone who follows one answer. */
export interface Audience {
  tell(piece: ReplyPiece): void;
  /** After `close`, it returns a subscriber that receives nothing. */
  join(): Ear;
  close(): void;
}

export function createAudience(): Audience {
  const ears = new Set<Ear>();
  let isOver = false;
  return {
    tell(piece) {
      for (const ear of ears) ear.tell(piece);
    },
    join() {
      const ear = openEar();
      const close = ear.close;
      if (isOver) close();
      else ears.add(ear);
      ear.close = () => {
        ears.delete(ear);
        close();
      };
      return ear;
    },
    close() {
      isOver = true;
      for (const ear of ears) ear.close();
    },
  };
}
