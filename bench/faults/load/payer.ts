import { setTimeout as wait } from 'node:timers/promises';
import { apiPrefix } from '@pahiya/contract/router';
import type { FakeRazorpay } from '../../../server/test/fakes/fake-razorpay.ts';
import { deliver, linkPaid } from '../../../server/test/fakes/fake-razorpay-webhooks.ts';

export interface Payer {
  /** Returns the payment's id at the gateway, which has the money from then on. */
  pay(paymentUrl: string): string;
  /** Number of payments whose webhooks no node has taken yet. */
  countUntold(): number;
}

const retryMs = 1_000;

/** Customers pay at the gateway. It repeats its webhooks until a node takes them, as Razorpay does for a day. */
export function createPayer(razorpay: FakeRazorpay, urls: string[]): Payer {
  const deliveries = new Set<Promise<void>>();

  async function tell(linkId: string, payment: ReturnType<FakeRazorpay['payQuietly']>): Promise<void> {
    const link = razorpay.links().find(({ id }) => id === linkId);
    if (!link) throw new Error('A paid link exists');
    for (let waiting = linkPaid(link, payment), tries = 0; waiting.length > 0; tries += 1) {
      const url = `${urls[tries % urls.length]}${apiPrefix}/webhooks/razorpay`;
      const statuses = await deliver(url, razorpay.webhookSecret, waiting);
      waiting = waiting.filter((_, index) => statuses[index] !== 200);
      if (waiting.length > 0) await wait(retryMs);
    }
  }

  return {
    pay(paymentUrl) {
      const link = razorpay.links().find(({ short_url }) => short_url === paymentUrl);
      if (!link) throw new Error(`The gateway does not know the link ${paymentUrl}`);
      const payment = razorpay.payQuietly(link.id);
      const delivery = tell(link.id, payment).finally(() => deliveries.delete(delivery));
      deliveries.add(delivery);
      return payment.id;
    },
    countUntold: () => deliveries.size,
  };
}
