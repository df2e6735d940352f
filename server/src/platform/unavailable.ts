import { StoreFailure } from './storage/file-store.ts';

/**
 * PostgreSQL: out of connections, memory or disk, stopped by its administrator, starting, cut off, or only to be read, as a
 * server that another has taken over from; or it gave up on this transaction, which collided with others.
 */
const databaseCode = /^(08...|25006|40001|40P01|53...|55P03|57014|57P0[1-5]|58030)$/;

/** Of the network and the disk. */
const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['ENOSPC', 'EDQUOT', 'EIO', 'EROFS'],
]);

/** The drivers' own errors that have no code. */
const driverMessage =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/;

const deepestCause = 6;

/**
 * Whether the database, the disk, the bucket or Redis is away or has more to do than it can: nothing is wrong with the request,
 * and trying again later may help.
 */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > deepestCause) return false;
  return (
    isOutage(error) || isUnavailable(error.cause, depth + 1) || isUnavailable(Reflect.get(error, 'original'), depth + 1)
  );
}

function isOutage(error: Error): boolean {
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string' && (databaseCode.test(code) || systemCodes.has(code))) return true;
  // A server that is stopped takes its socket along.
  if (code === 'ENOENT' && Reflect.get(error, 'syscall') === 'connect') return true;
  return driverMessage.test(error.message) || error instanceof StoreFailure;
}
