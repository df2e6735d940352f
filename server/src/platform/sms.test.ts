import { expect, test } from 'vitest';
import { createLogSms, maskNumber } from './sms.ts';

test.each([
  ['+91 98765 43210', '+•• ••••• •••10'],
  ['9876543210', '••••••••10'],
  ['42', '42'],
  ['', ''],
])('the number %j is logged as %j', (number, masked) => {
  expect(maskNumber(number)).toBe(masked);
});

test('without a provider the text is logged, and the number is masked', async () => {
  const lines: unknown[][] = [];
  const log = { info: (...line: unknown[]) => void lines.push(line) };
  await createLogSms(log as never).send({ to: '+91 98765 43210', text: 'We will call you.' });
  expect(lines).toEqual([[{ to: '+•• ••••• •••10' }, 'sms: We will call you.']]);
});
