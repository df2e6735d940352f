import { expect, test } from 'vitest';
import { loadNotes } from '../knowledge/notes.ts';
import { isDriving, standingStill } from './standing-still.ts';

test('advice to drive is removed, and warnings against driving are kept', () => {
  const body =
    'Stop.\n\n- after a short drive, feel the wheels\n- wet patches\n\nDo not drive on. Otherwise you may drive gently.';
  expect(standingStill(body)).toBe('Stop.\n\n- wet patches\n\nDo not drive on.');
  expect(standingStill('गाड़ी मत चलाइए। आराम से चला सकते हैं।')).toBe('गाड़ी मत चलाइए।');
});

test('every note has advice for a stationary vehicle, and none that sends anyone onto the road', async () => {
  for (const { id, body, translations } of await loadNotes()) {
    for (const text of [body, ...[...translations.values()].map((each) => each.body)]) {
      const kept = standingStill(text);
      expect(kept.length, id).toBeGreaterThan(text.length / 2);
      expect(
        kept.split('\n').filter((line) => line.split(/(?<=[.!?।])\s/).some(isDriving)),
        id,
      ).toEqual([]);
    }
  }
});
