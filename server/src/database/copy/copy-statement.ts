import type pg from 'pg';

/** What a connection of `pg` can do beyond its published types. */
export interface CopyConnection {
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
}

/** `pg` itself ignores copied rows, but passes every message of the server to the statement it runs. */
export class CopyStatement implements pg.Submittable {
  /** The number of rows. */
  readonly ended: Promise<number>;
  protected readonly resolve: (rows: number) => void;
  protected readonly reject: (error: unknown) => void;
  protected rows = 0;
  readonly #text: string;

  constructor(text: string) {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    this.ended = promise;
    this.resolve = resolve;
    this.reject = reject;
    this.#text = text;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#text);
  }

  /** The tag is `COPY` and the number of rows. */
  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(text.split(' ')[1]);
  }

  handleReadyForQuery(): void {
    this.resolve(this.rows);
  }

  handleError(error: unknown): void {
    this.reject(error);
  }
}
