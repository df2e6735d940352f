import type { LiveTopic } from '@pahiya/contract/live/schemas';
import type { SentEvent } from '../types.ts';

/** All agents follow and change this topic. A random spread keeps them from reloading lists at the same moment. */
const restMs = 1_000;
const mostSpreadMs = 500;
const gathered: LiveTopic = 'desk:support';

/** Events of this topic are merged; after each gap it is sent again as a whole. */
export function isGathered(topic: LiveTopic): boolean {
  return topic === gathered;
}

interface Gathering {
  send(event: SentEvent): void;
  close(): void;
}

/** The first message passes at once; those in the pause after it become one, with an id only if all have the same. */
export function gatherFor(pass: (message: SentEvent['message'], place: string | null) => void): Gathering {
  let waiting: SentEvent['message'] | undefined;
  let timer: NodeJS.Timeout | undefined;

  function rest(): void {
    timer = setTimeout(goOn, restMs + Math.random() * mostSpreadMs);
    timer.unref();
  }

  function goOn(): void {
    timer = undefined;
    if (!waiting) return;
    const message = waiting;
    waiting = undefined;
    pass(message, null);
    rest();
  }

  return {
    send({ message, place }) {
      if (timer) {
        waiting = waiting ? merge(waiting, message) : message;
        return;
      }
      pass(message, place);
      rest();
    },
    close: () => clearTimeout(timer),
  };
}

function merge(one: SentEvent['message'], other: SentEvent['message']): SentEvent['message'] {
  const id = one.id === other.id ? one.id : null;
  return { topic: gathered, id, change: one.change === other.change && id ? one.change : 'changed' };
}
