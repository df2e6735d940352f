import { GatewayError } from '../src/features/payments/types.ts';

/** Any other outcome fails the test. */
export async function failureOf(work: Promise<unknown>): Promise<GatewayError> {
  const error = await work.then(
    () => 'no error',
    (reason: unknown) => reason,
  );
  if (!(error instanceof GatewayError)) throw new Error(`Not a GatewayError: ${String(error)}`);
  return error;
}
