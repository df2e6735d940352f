import type { ShedReason } from '../metrics/recorder.ts';

export interface RequestNotes {
  requestId: string;
  /** Id of the request's trace, if it is traced. */
  traceId?: string;
  route?: string;
  userId?: string;
  code?: string;
  /** Why the request was refused to protect the node. */
  shed?: ShedReason;
  /** The request had been answered before, under the same key. */
  isRepeated?: boolean;
}
