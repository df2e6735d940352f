import { createHmac } from 'node:crypto';
import type { Database } from '../../../database/pool.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { BookingLimits } from '../../calendar/types.ts';
import { createRazorpayGateway } from '../client/razorpay.ts';
import { createSimulator } from '../client/simulator-page.ts';
import { createPaymentWork } from '../jobs.ts';
import type { PaymentEndpoints, PaymentGateway, Payments } from '../types.ts';

export type GatewaySettings =
  | { gateway: 'simulator' }
  | {
      gateway: 'razorpay';
      keyId: string;
      keySecret: string;
      webhookSecrets: readonly string[];
      apiUrl: string | undefined;
    };

interface Parts {
  db: Database;
  log: Logger;
  now: () => Date;
  bookingLimits: BookingLimits;
  origin: string;
  secret: string;
}

interface ComposedPayments {
  payments: Payments;
  endpoints: PaymentEndpoints;
  stop(): Promise<void>;
}

/** Milliseconds: longer than Razorpay takes, shorter than a customer waits. */
const timeoutMs = 5_000;

export function createPayments(settings: GatewaySettings, parts: Parts): ComposedPayments {
  const { gateway, endpoints, stop } = createGateway(settings, parts);
  const { stop: stopWork, ...work } = createPaymentWork({ ...parts, gateway });
  return {
    payments: { gateway, work, origin: parts.origin },
    endpoints,
    async stop() {
      await Promise.all([stop(), stopWork()]);
    },
  };
}

interface Gateway {
  gateway: PaymentGateway;
  endpoints: PaymentEndpoints;
  stop(): Promise<void>;
}

function createGateway(settings: GatewaySettings, { db, log, now, origin, secret }: Parts): Gateway {
  if (settings.gateway === 'razorpay') {
    const { keyId, keySecret, apiUrl, webhookSecrets } = settings;
    const gateway = createRazorpayGateway({ keyId, keySecret, timeoutMs, ...(apiUrl ? { apiUrl } : {}) });
    return { gateway, endpoints: { webhookSecrets, checkout: null }, stop: async () => undefined };
  }
  // Derived from the shared secret, so that every node accepts the webhooks of the others.
  const webhookSecret = createHmac('sha256', secret).update('simulated webhooks').digest('hex');
  const { gateway, app, stop } = createSimulator({ db, origin, webhookSecret, log, now });
  return { gateway, endpoints: { webhookSecrets: [webhookSecret], checkout: app }, stop };
}
