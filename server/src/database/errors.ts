import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

export const uniqueViolation = '23505';
export const exclusionViolation = '23P01';
export const deadlockDetected = '40P01';
const foreignKeyViolation = '23503';

/** True if the database refused a statement with this code (and constraint). The query builder wraps such errors. */
export function isDatabaseError(error: unknown, code: string, constraint?: string): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError)) return false;
  return cause.code === code && (constraint === undefined || cause.constraint === constraint);
}

/** A row was refused, or a function of the database gave up. */
const refusalCode = /^(23|P0)/;

/**
 * Whether the error can come of an account that went away: a statement that named it was refused, or code did not find what
 * every account has. Any other word of the database, as that it has too much to do, says nothing of accounts.
 */
export function canBeOfGonePerson(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return !(cause instanceof pg.DatabaseError) || refusalCode.test(cause.code ?? '');
}

const personKey = /_id_auth_users_id_fk$/;

/** True if a row was refused because it refers to a deleted account. */
export function isOfGonePerson(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError) || cause.code !== foreignKeyViolation) return false;
  return personKey.test(cause.constraint ?? '');
}
