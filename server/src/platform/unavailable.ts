import { StoreFailure } from './storage/file-store.ts';

/** Connection, resources, stopping or starting, I/O; read-only after a failover; aborted by a collision with others. */
const databaseCode = /^(08...|25006|40001|40P01|53...|55P03|57014|57P0[1-5]|58030)$/;

const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['ENOSPC', 'EDQUOT', 'EIO', 'EROFS'],
]);

const driverMessage =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/;

const deepestCause = 6;

/** The request is valid, and a retry may succeed. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > deepestCause) return false;
  return (
    isOutage(error) || isUnavailable(error.cause, depth + 1) || isUnavailable(Reflect.get(error, 'original'), depth + 1)
  );
}

function isOutage(error: Error): boolean {
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string' && (databaseCode.test(code) || systemCodes.has(code))) return true;
  if (code === 'ENOENT' && Reflect.get(error, 'syscall') === 'connect') return true;
  return driverMessage.test(error.message) || error instanceof StoreFailure;
}
