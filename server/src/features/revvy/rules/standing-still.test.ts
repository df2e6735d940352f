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

test.each([
  'Drive on only if the level holds: AC off, to the nearest garage.',
  'To reach a garage: AC off, heater on, keep rolling.',
  'Once it runs, drive to have the battery tested.',
  'After filling, reset it, then drive a few kilometres.',
  'Keep riding at a low speed.',
  'Listen for the noise while riding.',
  'You can have it checked on the way to the office.',
  'A steady highway drive of 20 minutes burns it clean.',
  'Riding to the garage is fine.',
  'गाड़ी चलाते हुए आवाज़ सुनिए।',
  'तभी चलाइए जब साफ़ हो कि बस ढक्कन ही था।',
  'गैराज तक पहुँचने के लिए: एसी बंद, चलते रहिए।',
  'Gaadi chalate hue awaaz suniye.',
  'Aage tabhi chalaiye jab sui normal rahe.',
])('advice to drive is recognised: %s', (sentence) => {
  expect(isDriving(sentence)).toBe(true);
});

test.each([
  'Stop driving if the pedal is soft.',
  'Do not keep riding.',
  'drive belt slipped or broken',
  'It dies while riding.',
  'Check the pressure before a long drive.',
  'हीटर चलाइए।',
  'गाड़ी चलाते समय आवाज़ आती है।',
  'Gaadi mat chalaiye.',
  'Gaadi chalate hue band ho jaati hai.',
])('what does not send anyone onto the road stays: %s', (sentence) => {
  expect(isDriving(sentence)).toBe(false);
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
