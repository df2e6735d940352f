import type { LiveMessage, LiveTopic } from '@pahiya/contract/live/schemas';

/** A message, and where in the order of all events it stands. */
export interface Told {
  message: LiveMessage;
  place: string;
}

interface Listener {
  userId: string;
  topics: LiveTopic[];
  /** The place of the last message that arrived; what came since is told first. */
  after?: string;
  signal: AbortSignal;
}

/** What one reader hears, in the order of the commits. */
export interface LiveStream {
  next(): Promise<IteratorResult<Told, undefined>>;
  close(): void;
}

export interface Live {
  /** Everything of the topics that the reader may see, from `after` or from now on; ends with the signal. */
  listen(listener: Listener): Promise<LiveStream>;
  /** Something was committed here: look now rather than with the next round. */
  ring(): void;
  stop(): Promise<void>;
}
