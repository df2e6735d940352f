import type { ReverseProxy } from '../../../server/test/proxies/proxy.ts';
import type { Stage } from '../stage/stage.ts';

/** Starts a proxy in front of nodes. */
export type Through = (nodes: string[]) => Promise<ReverseProxy>;

/** A case of the registry. */
export interface Fault {
  name: string;
  /** Nodes end or lose connections of clients, so that requests may break without an answer. */
  mayBreak?: boolean;
  /** Also in the short run. */
  isShort?: boolean;
  /** Requests and streams pass this proxy instead of going to the nodes. */
  through?: Through;
  /** No request may fail at all. */
  isUnnoticed?: boolean;
  /** No request may take longer, in milliseconds; 10 s without this. */
  mostMs?: number;
  /**
   * Causes the fault, waits with `hold` while it lasts, as often as it has phases, and ends its cause. The product has
   * to recover by itself. Throws what it finds broken meanwhile.
   */
  cause(stage: Stage, hold: () => Promise<void>): Promise<void>;
}
