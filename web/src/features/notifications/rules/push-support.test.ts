import { expect, test } from 'vitest';
import { isSameKey, keyBytes, pushSupport, settingsWay, usableKey } from './push-support.ts';

const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const nothing = { hasServiceWorker: true, hasPushManager: false, hasNotification: false, isInstalled: false };

test('an iPhone must first add the site to its home screen', () => {
  expect(pushSupport({ ...nothing, userAgent: iphone, touchPoints: 5 })).toBe('needs-install');
  expect(pushSupport({ ...nothing, userAgent: mac, touchPoints: 5 })).toBe('needs-install');
  expect(pushSupport({ ...nothing, userAgent: mac, touchPoints: 0 })).toBe('unsupported');
  expect(pushSupport({ ...nothing, userAgent: iphone, touchPoints: 5, isInstalled: true })).toBe('unsupported');
  const able = { ...nothing, hasPushManager: true, hasNotification: true };
  expect(pushSupport({ ...able, userAgent: iphone, touchPoints: 5, isInstalled: true })).toBe('supported');
});

test('the instructions after a refusal match the browser', () => {
  expect(settingsWay({ userAgent: chrome, isInstalled: false })).toBe('chromium');
  expect(settingsWay({ userAgent: firefox, isInstalled: false })).toBe('firefox');
  expect(settingsWay({ userAgent: mac, isInstalled: false })).toBe('safari');
  expect(settingsWay({ userAgent: iphone, isInstalled: true })).toBe('installed');
  expect(settingsWay({ userAgent: 'Something/1.0', isInstalled: false })).toBe('other');
});

test('a key of eighty characters is invalid', () => {
  expect(usableKey('k'.repeat(80))).toBeNull();
  expect(usableKey('k'.repeat(81))).toBe('k'.repeat(81));
  expect(usableKey(null)).toBeNull();
  expect(usableKey(undefined)).toBeNull();
});

test('a subscription made with another key is recognized', () => {
  const key = keyBytes('_-8A');
  expect(key).toEqual(new Uint8Array([255, 239, 0]));
  expect(keyBytes('not base64!')).toBeNull();
  const wanted = new Uint8Array([255, 239, 0]);
  expect(isSameKey(new Uint8Array([255, 239, 0]).buffer, wanted)).toBe(true);
  expect(isSameKey(new Uint8Array([255, 239, 1]).buffer, wanted)).toBe(false);
  expect(isSameKey(null, wanted)).toBe(false);
});
