import { expect, test } from 'vitest';
import { shareAddress, shareTargets } from './share-targets.ts';

const shared = { url: 'https://pahiya.example/profile/asha.rao', text: 'Asha & Co: 50% "more" #bikes' };

test.each(shareTargets)('%s receives the complete address, whatever the text contains', (target) => {
  const { origin, searchParams } = new URL(shareAddress(target, shared));
  expect(origin).toMatch(/^https:/);
  expect([...searchParams.values()].some((value) => value.endsWith(shared.url))).toBe(true);
});

test('a message begins with the text', () => {
  expect(new URL(shareAddress('whatsapp', shared)).searchParams.get('text')).toBe(`${shared.text} ${shared.url}`);
  expect(new URL(shareAddress('x', shared)).searchParams.get('text')).toBe(shared.text);
});
