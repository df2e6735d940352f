export interface EndedTrace {
  requestId: string;
  /** A procedure or the pattern of a page. */
  route: string;
  /** Undefined if the caller left before the answer. */
  status: number | undefined;
}

export interface RequestTrace {
  id: string;
  /** Everything that the work does counts as part of this request. */
  run<Result>(work: () => Result): Result;
  end(ended: EndedTrace): void;
}

/** Follows requests and jobs through the node. */
export interface Tracing {
  /** `traceparent` is the header of W3C's Trace Context, in which a proxy names its own trace. */
  beginRequest(method: string, traceparent: string | undefined): RequestTrace | undefined;
  /** Runs work as a part of what is running, or as the beginning of a trace. */
  follow<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

/** For a node without traces. */
export const untraced: Tracing = {
  beginRequest: () => undefined,
  follow: (_, work) => work(),
};
