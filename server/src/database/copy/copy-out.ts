import type pg from 'pg';
import { CopyStatement } from './copy-statement.ts';

/** A piece has at least this size, apart from the last one, and ends with a whole row. */
const pieceBytes = 4 * 1024 * 1024;

type Take = (piece: Buffer) => Promise<void>;

/**
 * Passes rows in PostgreSQL's text format to `take`, one piece after the other, and returns their number. The server
 * waits meanwhile. When `take` fails, the connection is closed: otherwise the rest of the table would still be sent.
 */
export async function copyOut(client: pg.ClientBase, source: string, take: Take): Promise<number> {
  return await client.query(new CopyOut(`copy ${source} to stdout`, take)).ended;
}

class CopyOut extends CopyStatement {
  readonly #take: Take;
  #waiting: Buffer[] = [];
  #bytes = 0;
  #taken: Promise<void> = Promise.resolve();

  constructor(text: string, take: Take) {
    super(text);
    this.#take = take;
  }

  /** Each message is one row. */
  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: pg.Connection): void {
    // The parser writes later messages over its bytes.
    this.#waiting.push(Buffer.from(chunk));
    this.#bytes += chunk.length;
    if (this.#bytes < pieceBytes) return;
    stream.pause();
    this.#pass().then(
      () => stream.resume(),
      (error) => stream.destroy(error),
    );
  }

  override handleReadyForQuery(): void {
    const last = this.#bytes > 0 ? this.#pass() : this.#taken;
    last.then(() => this.resolve(this.rows), this.reject);
  }

  /** Rows that had already arrived when the stream was paused may begin another piece. */
  #pass(): Promise<void> {
    const piece = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#bytes = 0;
    this.#taken = this.#taken.then(() => this.#take(piece));
    return this.#taken;
  }
}
