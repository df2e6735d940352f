import { expect, test } from 'vitest';
import { draw, textOf } from '@/test/draw.tsx';
import { BeforeBooking } from './before-booking.tsx';

test('a cash booking shows the next step, the cost of cancelling and the tax note before the button', async () => {
  expect(textOf(await draw(<BeforeBooking isOnline={false} />))).toBe(
    'Your slot is confirmed right away. You pay the garage when the work is done. ' +
      'Cancelling is free until your slot begins. Taxes are included in the total.',
  );
});

test('an online booking shows that the slot is kept and how a refund works before the button', async () => {
  const text = textOf(await draw(<BeforeBooking isOnline />));
  expect(text).toMatch(/^Next, you pay on our payment partner's page\. We keep your slot/);
  expect(text).toContain('We refund everything you paid within 5 to 7 business days.');
  expect(text).toContain('Taxes are included in the total.');
});
