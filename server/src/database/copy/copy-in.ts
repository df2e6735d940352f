import type pg from 'pg';
import { type CopyConnection, CopyStatement } from './copy-statement.ts';

/** Inserts whole rows in PostgreSQL's text format and returns their number. */
export async function copyIn(client: pg.ClientBase, target: string, rows: Buffer): Promise<number> {
  return await client.query(new CopyIn(`copy ${target} from stdin`, rows)).ended;
}

class CopyIn extends CopyStatement {
  readonly #content: Buffer;

  constructor(text: string, rows: Buffer) {
    super(text);
    this.#content = rows;
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.#content);
    connection.endCopyFrom();
  }
}
