import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

export const uniqueViolation = '23505';
export const exclusionViolation = '23P01';
export const deadlockDetected = '40P01';
const foreignKeyViolation = '23503';

export function isDatabaseError(error: unknown, code: string, constraint?: string): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError)) return false;
  return cause.code === code && (constraint === undefined || cause.constraint === constraint);
}

/** A row was refused, or a function of the database gave up. */
const refusalCode = /^(23|P0)/;

/** A statement naming a deleted account was refused, or code missed a row that every account has. */
export function canBeOfGonePerson(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return !(cause instanceof pg.DatabaseError) || refusalCode.test(cause.code ?? '');
}

const personKey = /_id_auth_users_id_fk$/;

export function isOfGonePerson(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError) || cause.code !== foreignKeyViolation) return false;
  return personKey.test(cause.constraint ?? '');
}
