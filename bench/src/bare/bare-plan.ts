import type { Read } from './answers.ts';

export interface BareRoute {
  read: Read;
  /** Of the statement. */
  values: unknown[];
  /** The statement gets the id of the reader instead. */
  isSignedIn?: boolean;
  /** The address of the same answer at the product, if it differs. */
  productPath?: string;
}

export interface BarePlan {
  connection: Record<string, unknown>;
  poolSize: number;
  /** Of every answer. */
  headers: Record<string, string>;
  /** By path and query. */
  routes: Record<string, BareRoute>;
  /** Ids by the Authorization header, as of tokens that were checked before. */
  readers: Record<string, string>;
}
