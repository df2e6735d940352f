import { expect, test } from 'vitest';
import { createAskedTexts } from './asked-texts.ts';

test('the same text is asked for once', () => {
  const texts = createAskedTexts(undefined);
  expect(texts.ask(undefined)).toBe(false);
  expect(texts.ask('brake')).toBe(true);
  expect(texts.ask('brake')).toBe(false);
});

test('an own text that arrives late is not written over what is typed since', () => {
  const texts = createAskedTexts(undefined);
  texts.ask('br');
  texts.ask('brake');
  expect(texts.hear('br')).toBe(false);
  expect(texts.hear('brake')).toBe(false);
});

test('what comes from elsewhere is shown, also a text that was asked for before', () => {
  const texts = createAskedTexts(undefined);
  texts.ask('br');
  texts.ask('brake');
  texts.hear('brake');
  expect(texts.hear('br')).toBe(true);
  expect(texts.hear(undefined)).toBe(true);
  expect(texts.ask('br')).toBe(true);
});
