declare const own: unique symbol;

/** The id of the account that acts, from a session or a row's owner. An input's `string` does not fit. */
export type UserId = string & { readonly [own]: 'UserId' };

/** Use it only for an id of a session or of a row in the database. */
export function toUserId(id: string): UserId {
  return id as UserId;
}
