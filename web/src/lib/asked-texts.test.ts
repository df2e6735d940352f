import { expect, test } from 'vitest';
import { createAskedTexts } from './asked-texts.ts';

test('the same text is requested once', () => {
  const texts = createAskedTexts(undefined);
  expect(texts.ask(undefined)).toBe(false);
  expect(texts.ask('brake')).toBe(true);
  expect(texts.ask('brake')).toBe(false);
});

test('an outdated text from the address does not overwrite newer typing', () => {
  const texts = createAskedTexts(undefined);
  texts.ask('br');
  texts.ask('brake');
  expect(texts.receive('br')).toBe(false);
  expect(texts.receive('brake')).toBe(false);
});

test('changes from elsewhere are shown, even for a text requested before', () => {
  const texts = createAskedTexts(undefined);
  texts.ask('br');
  texts.ask('brake');
  texts.receive('brake');
  expect(texts.receive('br')).toBe(true);
  expect(texts.receive(undefined)).toBe(true);
  expect(texts.ask('br')).toBe(true);
});
