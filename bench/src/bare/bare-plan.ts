import type { Read } from './answers.ts';

export interface BareRoute {
  read: Read;
  /** Parameters of the statement. */
  values: unknown[];
  /** The statement gets the reader's id instead of `values`. */
  isSignedIn?: boolean;
  /** The product's address for the same answer, if it differs. */
  productPath?: string;
}

export interface BarePlan {
  connection: Record<string, unknown>;
  poolSize: number;
  /** Sent with every answer. */
  headers: Record<string, string>;
  /** Keyed by path and query. */
  routes: Record<string, BareRoute>;
  /** Maps each Authorization header to the reader's id, like a cache of checked tokens. */
  readers: Record<string, string>;
}
