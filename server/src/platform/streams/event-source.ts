/** Readers share it, so that it is encoded once for all of them. */
export interface SourceEvent {
  message: unknown;
  /** Where a reader resumes. */
  place: string;
}

/**
 * The events that wait for one reader. They go to the connection without an iterator, whose promises take most of the
 * time of an event to a thousand readers.
 */
export interface EventSource {
  /** Undefined if none waits. */
  take(): SourceEvent | undefined;
  hasEnded(): boolean;
  /** Calls at once, whenever an event waits, and when the source ends. */
  onChange(call: () => void): void;
}
