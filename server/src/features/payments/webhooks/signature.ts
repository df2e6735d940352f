import { createHmac, timingSafeEqual } from 'node:crypto';

/** Repeated deliveries have the secret of their first one: https://razorpay.com/docs/webhooks/validate-test/ */
export function isSigned(
  rawBody: Uint8Array | string,
  signature: string | undefined,
  secrets: readonly string[],
): boolean {
  if (!signature || !/^[0-9a-f]{64}$/i.test(signature)) return false;
  const sent = Buffer.from(signature, 'hex');
  return secrets.filter(Boolean).some((secret) => timingSafeEqual(sent, digest(rawBody, secret)));
}

export function sign(rawBody: Uint8Array | string, secret: string): string {
  return digest(rawBody, secret).toString('hex');
}

function digest(rawBody: Uint8Array | string, secret: string): Buffer {
  return createHmac('sha256', secret).update(rawBody).digest();
}
