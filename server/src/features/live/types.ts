import type { LiveEvent } from '@pahiya/contract/live/schemas';

export interface Live {
  /** The user's events from now on, in the order of their commits; ends with the signal. */
  listen(userId: string, signal: AbortSignal): AsyncIterable<LiveEvent>;
  stop(): Promise<void>;
}
