import type { ReplyPiece } from './compose-answer.ts';
import { openSubscriber, type Subscriber } from './subscriber.ts';

export interface Audience {
  send(piece: ReplyPiece): void;
  join(): Subscriber;
  close(): void;
}

export function createAudience(): Audience {
  const subscribers = new Set<Subscriber>();
  let isOver = false;
  return {
    send(piece) {
      for (const subscriber of subscribers) subscriber.send(piece);
    },
    join() {
      const subscriber = openSubscriber();
      const close = subscriber.close;
      if (isOver) close();
      else subscribers.add(subscriber);
      subscriber.close = () => {
        subscribers.delete(subscriber);
        close();
      };
      return subscriber;
    },
    close() {
      isOver = true;
      for (const subscriber of subscribers) subscriber.close();
    },
  };
}
