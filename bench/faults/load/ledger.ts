/** The promises to the clients: the id of each acknowledged write, by its kind. */
export interface Ledger {
  bookings: Set<string>;
  /** Bookings whose cancellation was acknowledged. */
  cancellations: Set<string>;
  /** Payments at the gateway, by its id. */
  payments: Set<string>;
  pictures: Set<string>;
  messages: Set<string>;
  posts: Set<string>;
  questions: Set<string>;
  /** Whether the person likes the post, by `postId/userId`. Unknown after a request without an answer. */
  likes: Map<string, boolean>;
}

export function createLedger(): Ledger {
  return {
    bookings: new Set(),
    cancellations: new Set(),
    payments: new Set(),
    pictures: new Set(),
    messages: new Set(),
    posts: new Set(),
    questions: new Set(),
    likes: new Map(),
  };
}

export function countPromises({ likes, ...sets }: Ledger): number {
  return Object.values(sets).reduce((sum, { size }) => sum + size, likes.size);
}
