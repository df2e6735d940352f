import type pg from 'pg';

/** What a peer's program is told. */
export interface PeerPlan {
  /** Where the peers are installed. */
  folder: string;
  connection: pg.ClientConfig;
  poolSize: number;
  /** Of the peer's own access tokens. */
  secret: string;
}
