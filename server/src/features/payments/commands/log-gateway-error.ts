import type { Logger } from '../../../platform/logger.ts';
import { type GatewayError, GatewayKeyError } from '../types.ts';

/** `id`: of the payment or refund that the gateway was asked about. A key that is not accepted needs people at once. */
export function logGatewayError(log: Logger, error: GatewayError, id: string): void {
  const line = { err: error, id };
  if (error instanceof GatewayKeyError) log.error(line, 'the payment gateway does not accept our key');
  else if (error.isFinal) log.warn(line, 'the payment gateway refused');
  else log.warn(line, 'the payment gateway could not be asked');
}
