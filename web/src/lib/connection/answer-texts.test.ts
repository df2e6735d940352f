import { expect, test, vi } from 'vitest';
import { answerTexts } from './answer-texts.ts';

test('an answer waits for the texts, and comes without them when they cannot be loaded', async () => {
  const texts = Promise.withResolvers<void>();
  answerTexts.loadWith(() => texts.promise);
  const shown = vi.fn();
  const waiting = answerTexts.brought().then(shown);
  await Promise.resolve();
  expect(shown).not.toHaveBeenCalled();
  texts.resolve();
  await waiting;
  expect(shown).toHaveBeenCalled();
  answerTexts.loadWith(() => Promise.reject(new Error('no network')));
  await expect(answerTexts.brought()).resolves.toBeUndefined();
  answerTexts.loadWith(() => Promise.resolve());
});
