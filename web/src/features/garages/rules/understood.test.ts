import { expect, test } from 'vitest';
import { withoutWords } from './understood.ts';

test('taking a part away takes its words out of the text', () => {
  expect(withoutWords('cheapest ac service in kothrud', ['in', 'kothrud'])).toBe('cheapest ac service');
  expect(withoutWords('ac  service', ['ac', 'service'])).toBeUndefined();
});

test('a word that stands twice is taken out once', () => {
  expect(withoutWords('service car service', ['service'])).toBe('car service');
});
