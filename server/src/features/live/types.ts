import type { LiveMessage, LiveTopic } from '@pahiya/contract/live/schemas';

export interface Told {
  message: LiveMessage;
  place: string;
}

interface Listener {
  userId: string;
  topics: LiveTopic[];
  /** The place of the last message received; what followed it is sent first. */
  after?: string;
  signal: AbortSignal;
}

export interface LiveStream {
  next(): Promise<IteratorResult<Told, undefined>>;
  close(): void;
}

export interface Live {
  /** Yields events of the topics that the reader may follow, from `after` or from now on, until the signal. */
  listen(listener: Listener): Promise<LiveStream>;
  /** Something was committed on this node: look now and not only in the next round. */
  ring(): void;
  stop(): Promise<void>;
}
