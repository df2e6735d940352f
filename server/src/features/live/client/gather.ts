import type { LiveTopic } from '@pahiya/contract/live/schemas';
import type { Told } from '../types.ts';

/**
 * What everybody at the desk follows, and each of them changes: told again at most once in this time. It is a little more
 * for some than for others, so that under load they do not all read their lists again at the same moment.
 */
const restMs = 1_000;
const mostSpreadMs = 500;
const gathered: LiveTopic = 'desk:support';

/** Whether a reader is told of this topic by turns, and reads it again after each gap. */
export function isGathered(topic: LiveTopic): boolean {
  return topic === gathered;
}

interface Gathering {
  tell(told: Told): void;
  close(): void;
}

/**
 * Passes on at once what comes after a rest. What comes sooner waits and is told as one when the rest is over: by its id
 * if it is all about one thing, otherwise to be read again as a whole.
 */
export function gatherFor(pass: (message: Told['message'], place: string | null) => void): Gathering {
  let waiting: Told['message'] | undefined;
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
    tell({ message, place }) {
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

function merge(one: Told['message'], other: Told['message']): Told['message'] {
  const id = one.id === other.id ? one.id : null;
  return { topic: gathered, id, change: one.change === other.change && id ? one.change : 'changed' };
}
