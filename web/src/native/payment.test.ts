import { describe, expect, test, vi } from 'vitest';
import { createFakePhone } from './fake-phone.ts';
import { pathOfLink } from './links.ts';
import { createNative } from './native.ts';

const origin = 'https://pahiya.test';
const gateway = 'https://pay.example/l/1';

function start(platform: 'android' | 'ios' = 'android') {
  const phone = createFakePhone(platform);
  return { phone, native: createNative(phone.plugins, origin) };
}

test('the payment page opens outside the app, and closing it is reported', async () => {
  const { phone, native } = start();
  const way = native.browse(gateway);
  await vi.waitFor(() => expect(phone.state.done).toEqual([`open ${gateway}`]));
  phone.browser.emit('browserFinished');
  expect(await way).toBe('closed');
  await vi.waitFor(() =>
    expect([phone.browser.count('browserFinished'), phone.app.count('appUrlOpen')]).toEqual([0, 0]),
  );
});

test.each([
  ['android', [`open ${gateway}`]],
  ['ios', [`open ${gateway}`, 'close']],
] as const)('a link back into the app closes the browser on %s', async (platform, done) => {
  const { phone, native } = start(platform);
  const way = native.browse(gateway);
  phone.app.emit('appUrlOpen', { url: 'pahiya://payment-success?booking_id=1' });
  expect(await way).toBe('returned');
  expect(phone.state.done).toEqual(done);
});

test("another app's link does not end the payment", async () => {
  const { phone, native } = start();
  const way = native.browse(gateway);
  phone.app.emit('appUrlOpen', { url: 'https://evil.example/payment-success' });
  phone.browser.emit('browserFinished');
  expect(await way).toBe('closed');
});

test('a phone without a browser reports an error', async () => {
  const { phone, native } = start();
  phone.state.browserFails = true;
  await expect(native.browse(gateway)).rejects.toThrow('No browser');
});

describe('link targets', () => {
  test.each([
    ['https://pahiya.test/post/1?x=1#c', '/post/1?x=1#c'],
    ['https://pahiya.test', '/'],
    ['pahiya://payment-success?booking_id=1&payment_id=2', '/payment-success?booking_id=1&payment_id=2'],
    ['pahiya://payment-failed/?reason=x', '/payment-failed?reason=x'],
  ])('%s', (link, path) => {
    expect(pathOfLink(link, origin)).toBe(path);
  });

  test.each([
    'pahiya://settings',
    'pahiya://payment-success/../settings',
    'pahiya://payment-success/x',
    'https://evil.example/post/1',
    'http://pahiya.test/post/1',
    'https://pahiya.test.evil.example/',
    'javascript:alert(1)',
    'file:///etc/hosts',
    'nothing',
  ])('%s is rejected', (link) => {
    expect(pathOfLink(link, origin)).toBeNull();
  });

  test.each(['https://pahiya.test//evil.example', 'https://pahiya.test/.//evil.example'])(
    '%s stays on the site',
    (link) => {
      expect(pathOfLink(link, origin)).toBe('/');
    },
  );
});
