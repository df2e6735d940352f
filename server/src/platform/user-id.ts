declare const own: unique symbol;

/**
 * The id of the account that acts. It comes from a session or from a row's owner, never from an input: a `string` does
 * not fit where a `UserId` is expected.
 */
export type UserId = string & { readonly [own]: 'UserId' };

/** Use it only for an id of a session or of a row in the database. */
export function toUserId(id: string): UserId {
  return id as UserId;
}
