export const shedReasons = ['late', 'full', 'rate_limit', 'unavailable'] as const;

/** Why a request was refused to protect the node or other people. */
export type ShedReason = (typeof shedReasons)[number];

export interface EndedRequest {
  /** A procedure, the pattern of a page, or one of the few names of `route-of.ts`. Never an address. */
  route: string;
  /** Undefined if the caller left before the answer. */
  status: number | undefined;
  seconds: number;
  isStream: boolean;
  /** Code of the declared error. */
  code?: string;
  shed?: ShedReason;
  isRepeated?: boolean;
}

export interface EndedJob {
  queue: string;
  isDone: boolean;
  seconds: number;
}

/** `stale`: the kept page was sent, and a new one is rendered for later readers. */
export type KeptUse = 'hit' | 'stale' | 'miss';

export type ListSource = 'primary' | 'replica';

/**
 * What the parts of a node report about their work. Values that become labels come from fixed sets, never from a
 * person's input, because each new one is stored for months.
 */
export interface Recorder {
  request(ended: EndedRequest): void;
  job(ended: EndedJob): void;
  kept(of: 'page' | 'answer', use: KeptUse): void;
  /** Events that were given to the streams, and the seconds since the oldest of them was written. */
  live(events: number, lagSeconds: number): void;
  /** A call with `mayBeOld` on a node that has a replica. */
  listRead(from: ListSource): void;
}

/** For a node without metrics. */
export const deaf: Recorder = {
  request: () => undefined,
  job: () => undefined,
  kept: () => undefined,
  live: () => undefined,
  listRead: () => undefined,
};
