import { expect, test } from 'vitest';
import { type BrowserFacts, installWay } from './install.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

function way(facts: Partial<BrowserFacts>) {
  return installWay({ isInstalled: false, isOffered: false, userAgent: '', touchPoints: 0, ...facts });
}

test('a browser with an install prompt shows it', () => {
  expect(way({ isOffered: true })).toBe('prompt');
});

test('Safari on iPhone and iPad has steps instead of a prompt', () => {
  expect(way({ userAgent: `${iphone} Version/19.0 Mobile/15E148 Safari/604.1`, touchPoints: 5 })).toBe('steps');
  expect(way({ userAgent: `${mac} Version/19.0 Safari/605.1.15`, touchPoints: 5 })).toBe('steps');
});

test('other browsers offer nothing', () => {
  expect(way({ userAgent: `${mac} Version/19.0 Safari/605.1.15` })).toBeNull();
  expect(way({ userAgent: `${iphone} CriOS/140.0 Mobile/15E148 Safari/604.1`, touchPoints: 5 })).toBeNull();
  expect(way({ userAgent: `${iphone} Mobile/15E148`, touchPoints: 5 })).toBeNull();
});

test('an installed site is not offered again', () => {
  expect(way({ isInstalled: true, isOffered: true })).toBeNull();
});
