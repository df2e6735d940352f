import type { ReverseProxy } from '../../../server/test/proxies/proxy.ts';
import type { Stage } from '../stage/stage.ts';

/** Starts a proxy in front of nodes. */
export type Through = (nodes: string[]) => Promise<ReverseProxy>;

/** A case of the registry. */
export interface Fault {
  name: string;
  /** The case is also part of the short run. */
  isShort?: boolean;
  /** Says what this machine lacks to cause it; null if nothing. */
  lacks?(stage: Stage): string | null | Promise<string | null>;
  /** Requests and streams pass this proxy instead of going to the nodes. */
  through?: Through;
  /** Nodes end or lose connections of clients, so a request may break without an answer. */
  mayBreak?: boolean;
  /** No request may fail. */
  isUnnoticed?: boolean;
  /** Requests must fail, or streams must end. Otherwise the fault did not happen. */
  isFeltBy?: 'requests' | 'streams';
  /** The longest time that a request may take, in milliseconds; 10 s without this. */
  mostMs?: number;
  /**
   * Causes the fault, waits with `hold` in each of its phases, and ends the cause. The product has to recover by itself.
   * Throws if something is wrong meanwhile.
   */
  cause(stage: Stage, hold: () => Promise<void>): Promise<void>;
}
