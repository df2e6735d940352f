import { revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { expect, test } from 'vitest';
import { loadNotes, loadTranslations } from '../knowledge/notes.ts';
import { isDriving, standingStill } from './standing-still.ts';

test('advice to drive is removed, and warnings against driving are kept', () => {
  const body =
    'Stop.\n\n- after a short drive, feel the wheels\n- wet patches\n\nDo not drive on. Otherwise you may drive gently.';
  expect(standingStill(body)).toBe('Stop.\n\n- wet patches\n\nDo not drive on.');
  expect(standingStill('गाड़ी मत चलाइए। आराम से चला सकते हैं।')).toBe('गाड़ी मत चलाइए।');
});

test('a translation loses the sentences that its original loses', () => {
  const original = 'Stop.\n\n- You can drive slowly. Call a mechanic.\n- after a short drive, feel the wheels';
  const translated = 'நிறுத்துங்கள்.\n\n- மெதுவாக ஓட்டலாம். மெக்கானிக்கை அழையுங்கள்.\n- சிறிது ஓட்டிய பிறகு சக்கரங்களைத் தொட்டுப் பாருங்கள்';
  expect(standingStill(translated, original)).toBe('நிறுத்துங்கள்.\n\n- மெக்கானிக்கை அழையுங்கள்.');
  expect(standingStill('- மெதுவாக ஓட்டலாம், மெக்கானிக்கை அழையுங்கள்.', '- You can drive slowly. Call a mechanic.')).toBe('');
});

test('every note has advice for a stationary vehicle, and none that sends anyone onto the road', async () => {
  const notes = new Map((await loadNotes()).map((note) => [note.id, note]));
  const texts = [...notes.values()].map(({ id, body }) => ({ id, body, original: body }));
  for (const language of revvyLanguages) {
    for (const [id, { body }] of await loadTranslations(language)) {
      const original = notes.get(id)?.body ?? '';
      if (language !== 'hi') expect(body.split('\n').length, `${id} ${language}`).toBe(original.split('\n').length);
      texts.push({ id: `${id} ${language}`, body, original });
    }
  }
  for (const { id, body, original } of texts) {
    const kept = standingStill(body, original);
    expect(kept.length, id).toBeGreaterThan(body.length / 2);
    expect(
      kept.split('\n').filter((line) => line.split(/(?<=[.!?।])\s/).some(isDriving)),
      id,
    ).toEqual([]);
  }
});
