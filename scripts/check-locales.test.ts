import { expect, test } from 'vitest';
import { compareTexts, findCloseNames } from './check-locales.ts';

const english = new Map([
  ['title', 'Book a service'],
  ['total', 'Total {{amount}}'],
  ['count_one', '{{count}} garage'],
  ['count_other', '{{count}} garages'],
  ['assistant', 'Revvy'],
  ['consent', 'I accept the <terms>terms</terms>'],
]);

const hindi = new Map([
  ['title', 'सर्विस बुक करें'],
  ['total', 'कुल {{amount}}'],
  ['count_one', '{{count}} गैराज'],
  ['count_other', '{{count}} गैराज'],
  ['assistant', 'Revvy'],
  ['consent', 'मुझे <terms>शर्तें</terms> मंज़ूर हैं'],
]);

function withText(key: string, text: string): string[] {
  return compareTexts(new Map([...hindi, [key, text]]), english, 'hi');
}

test('a complete translation has no fault', () => {
  expect(compareTexts(hindi, english, 'hi')).toEqual([]);
});

test('each kind of fault is reported with its key', () => {
  expect(withText('title', ' ')).toEqual(['title is empty']);
  expect(withText('title', 'Book a service')).toEqual(['title is the English text']);
  expect(withText('extra', 'और')).toEqual(['extra is not in English']);
  expect(withText('total', 'कुल')).toEqual(['total has the placeholders {} instead of {amount}']);
  expect(withText('total', 'कुल {{amount}')).toEqual(['total has a broken placeholder']);
  expect(withText('total', 'कुल {{राशि}}')).toEqual(['total has a broken placeholder']);
  expect(withText('consent', 'मुझे <terms>शर्तें मंज़ूर हैं')).toEqual([
    'consent has the placeholders {<terms>} instead of {</terms>, <terms>}',
  ]);
  expect(compareTexts(new Map(), english, 'hi')).toHaveLength(6);
});

test('the form for one thing may say the number as a word, and no other form may', () => {
  expect(withText('count_one', 'एक गैराज')).toEqual([]);
  expect(withText('count_other', 'कई गैराज')).toEqual(['count_other has the placeholders {} instead of {count}']);
});

test('a language needs exactly its own plural forms', () => {
  const arabic = compareTexts(hindi, english, 'ar').filter((fault) => fault.startsWith('count'));
  expect(arabic).toEqual(['count_zero', 'count_two', 'count_few', 'count_many'].map((key) => `${key} is missing`));
});

test('no other button of a dialog is named like the one that closes it', () => {
  const texts = new Map([
    ['common.action.close', 'बंद करें'],
    ['account.deactivate.confirm', 'बंद करें'],
    ['notifications.push.turnOff', 'बंद करें'],
    ['common.action.cancel', 'रद्द करें'],
  ]);
  expect(findCloseNames(texts)).toEqual(['account.deactivate.confirm is the name of the button that closes a dialog']);
});
