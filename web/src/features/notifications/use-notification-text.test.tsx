import type { Notification } from '@pahiya/contract/notifications/schemas';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createI18n } from '@/i18n/create-i18n.ts';
import { I18nProvider } from '@/i18n/i18n-provider.tsx';
import { useNotificationText } from './use-notification-text.ts';

const news: Notification = {
  id: '00000000-0000-4000-8000-000000000000',
  type: 'booking',
  title: 'As it came',
  message: 'As it came',
  read: false,
  actors: [],
  actorCount: 0,
  data: { date: '2026-11-24', time: '10:00', amount: 1200 },
  createdAt: '2026-11-21T10:00:00.000Z',
};

function Message({ data }: Pick<Notification, 'data'>) {
  return useNotificationText()({ ...news, data: { ...news.data, ...data } }).message;
}

async function messageOf(data: Record<string, unknown>): Promise<string> {
  const i18n = await createI18n('en');
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Message data={data} />
    </I18nProvider>,
  );
}

test("a garage's reason comes after the refund", async () => {
  expect(await messageOf({ kind: 'cancelled', reason: 'The lift is broken', is_refunded: true })).toMatch(
    /refunded in full within 5-7 business days\. Reason: The lift is broken$/,
  );
});

test('a payment names its garage, if the notification has it', async () => {
  expect(await messageOf({ kind: 'paid', garage_name: 'Torque House' })).toBe(
    'We received ₹1,200 for your booking at Torque House on 24 November 2026 at 10:00 AM. Your slot is confirmed.',
  );
  expect(await messageOf({ kind: 'paid' })).toBe(
    'We received ₹1,200 for your booking on 24 November 2026 at 10:00 AM. Your slot is confirmed.',
  );
});

test('a pickup shows its window, and started or completed work its garage', async () => {
  const garage = { garage_name: 'Torque House' };
  expect(await messageOf({ kind: 'confirmed', pickup_until: '11:00', ...garage })).toBe(
    'Your booking at Torque House on 24 November 2026, 10:00 AM - 11:00 AM is confirmed.',
  );
  expect(await messageOf({ kind: 'started', ...garage })).toBe(
    'Work on your booking at Torque House for 24 November 2026 at 10:00 AM has started.',
  );
  expect(await messageOf({ kind: 'started' })).toBe(
    'Work on your booking for 24 November 2026 at 10:00 AM has started.',
  );
  expect(await messageOf({ kind: 'completed', ...garage })).toMatch(/^Your booking at Torque House for /);
});

test('a cancellation names its garage, if the notification has it', async () => {
  const garage = { garage_name: 'Torque House' };
  expect(await messageOf({ kind: 'cancelled', ...garage })).toBe(
    'Torque House cancelled your booking on 24 November 2026 at 10:00 AM.',
  );
  expect(await messageOf({ kind: 'cancelled', by: 'customer', ...garage })).toBe(
    'Your booking at Torque House on 24 November 2026 at 10:00 AM is cancelled, as you asked.',
  );
  expect(await messageOf({ kind: 'cancelled' })).toBe(
    'The garage cancelled your booking on 24 November 2026 at 10:00 AM.',
  );
});

test('a released slot and received cash have their own texts', async () => {
  expect(await messageOf({ kind: 'slot_released' })).toMatch(/24 November 2026 at 10:00 AM did not arrive in time/);
  expect(await messageOf({ kind: 'cash_received', garage_name: 'Torque House' })).toMatch(
    /^Torque House received ₹1,200 in cash/,
  );
});
