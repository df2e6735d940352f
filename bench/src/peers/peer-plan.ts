import type pg from 'pg';

/** Settings for a peer's program. */
export interface PeerPlan {
  /** Where the peers are installed. */
  folder: string;
  connection: pg.ClientConfig;
  poolSize: number;
  /** Secret of the peer's access tokens. */
  secret: string;
}
