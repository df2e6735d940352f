import type { LiveTopic } from '@pahiya/contract/live/schemas';
import type { Told } from '../types.ts';

/**
 * All agents follow this topic and each of them changes it, so a reader gets it at most once per `restMs`. A random
 * spread keeps them from reloading their lists at the same moment under load.
 */
const restMs = 1_000;
const mostSpreadMs = 500;
const gathered: LiveTopic = 'desk:support';

/** True if events of this topic are merged. Such a topic is sent again as a whole after each gap. */
export function isGathered(topic: LiveTopic): boolean {
  return topic === gathered;
}

interface Gathering {
  tell(told: Told): void;
  close(): void;
}

/**
 * Passes a message on at once after a pause. Messages during the pause are merged into one, sent at its end. The merged
 * message keeps the id if all are about one object; otherwise the reader reloads the topic.
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
