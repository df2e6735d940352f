import type { Logger } from '../../../platform/logger.ts';
import { type GatewayError, GatewayKeyError } from '../types.ts';

/** `id` is the payment's or refund's. A rejected key is an error, because it needs immediate attention. */
export function logGatewayError(log: Logger, error: GatewayError, id: string): void {
  const line = { err: error, id };
  if (error instanceof GatewayKeyError) log.error(line, 'the payment gateway does not accept our key');
  else if (error.isFinal) log.warn(line, 'the payment gateway refused');
  else log.warn(line, 'the payment gateway could not be asked');
}
