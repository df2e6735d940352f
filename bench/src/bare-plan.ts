import type { Statement } from './statements.ts';

/** How the rows of a route become its answer. */
export type Shape = 'garages' | 'nearest' | 'garage' | 'slots';

/** The bare server's answer for one URL. */
export interface BareRoute {
  shape: Shape;
  statements: Statement[];
}

export interface BarePlan {
  connection: Record<string, unknown>;
  poolSize: number;
  /** Sent with every answer. */
  headers: Record<string, string>;
  /** By path and query. */
  routes: Record<string, BareRoute>;
}
