import type { Environment } from './environment.ts';
import { StartupError } from './startup-error.ts';

export type PaymentSettings =
  | { gateway: 'simulator' }
  | {
      gateway: 'razorpay';
      keyId: string;
      keySecret: string;
      /** Current secret first. */
      webhookSecrets: string[];
      apiUrl: string | undefined;
    };

/** Production never falls back to the simulator, which must be requested there explicitly. */
export function readPaymentSettings(env: Environment): PaymentSettings {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = env;
  const gateway = env.PAYMENT_GATEWAY ?? (keyId ? 'razorpay' : undefined);
  if (gateway === undefined && env.NODE_ENV === 'production') {
    throw new StartupError(
      'Set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET, or ask for the simulator by name: PAYMENT_GATEWAY=simulator.',
    );
  }
  if (gateway !== 'razorpay') return { gateway: 'simulator' };
  if (!keyId || !keySecret || !webhookSecret) {
    throw new StartupError('Set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET together.');
  }
  const previous = env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS;
  const webhookSecrets = previous ? [webhookSecret, previous] : [webhookSecret];
  return { gateway, keyId, keySecret, webhookSecrets, apiUrl: env.RAZORPAY_API_URL };
}
