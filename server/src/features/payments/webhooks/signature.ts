import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether a webhook is the gateway's own: HMAC-SHA256 over the body as it came, byte for byte, under one of the secrets.
 * Razorpay signs repeated deliveries of an older event with the secret of its time, so the previous one stays valid
 * (https://razorpay.com/docs/webhooks/validate-test/). An empty secret signs nothing.
 */
export function isSigned(
  rawBody: Uint8Array | string,
  signature: string | undefined,
  secrets: readonly string[],
): boolean {
  if (!signature || !/^[0-9a-f]{64}$/i.test(signature)) return false;
  const sent = Buffer.from(signature, 'hex');
  return secrets.filter(Boolean).some((secret) => timingSafeEqual(sent, digest(rawBody, secret)));
}

/** The signature as it travels: lower-case hexadecimal digits. */
export function sign(rawBody: Uint8Array | string, secret: string): string {
  return digest(rawBody, secret).toString('hex');
}

function digest(rawBody: Uint8Array | string, secret: string): Buffer {
  return createHmac('sha256', secret).update(rawBody).digest();
}
