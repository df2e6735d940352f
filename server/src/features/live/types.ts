import type { LiveMessage, LiveTopic } from '@pahiya/contract/live/schemas';
import type { EventSource, SourceEvent } from '../../platform/streams/event-source.ts';

export interface SentEvent extends SourceEvent {
  message: LiveMessage;
}

interface Listener {
  userId: string;
  topics: LiveTopic[];
  /** Id of the last message received. Later messages are sent first. */
  after?: string;
  signal: AbortSignal;
}

/** Read it by `next` or by `source`. */
export interface LiveStream {
  source: EventSource;
  next(): Promise<IteratorResult<SentEvent, undefined>>;
  close(): void;
}

export interface Live {
  /** Listens from `after` or from now on. Topics that the reader may not follow stay silent. */
  listen(listener: Listener): Promise<LiveStream>;
  /** Call it after a commit on this node. */
  notify(): void;
  openStreams(): number;
  stop(): Promise<void>;
}
