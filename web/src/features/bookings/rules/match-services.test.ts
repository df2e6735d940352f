import { expect, test } from 'vitest';
import { markWords, matchServices } from './match-services.ts';

const service = (name: string, description: string | null = null) => ({ id: name, name, description });
const services = [
  service('Interior detailing', 'Seats and carpets after a car wash'),
  service('Car wash'),
  service('Tyre rotation'),
  service('AC gas refill', 'Cooling check'),
  service('Brake pads, front'),
];
const names = (text: string) => matchServices(services, text).map(({ name }) => name);

test('without a text every service is shown in the original order', () => {
  expect(names('  ')).toEqual(services.map(({ name }) => name));
});

test('a match in the name comes before one in the description', () => {
  expect(names('car wash')).toEqual(['Car wash', 'Interior detailing']);
});

test('plural, singular and letter case make no difference', () => {
  expect(names('Tyres')).toEqual(['Tyre rotation']);
  expect(names('BRAKE pad')).toEqual(['Brake pads, front']);
});

test('when no service has every word, one word is enough', () => {
  expect(names('AC Service')).toEqual(['AC gas refill']);
});

test('a text without matches finds nothing', () => {
  expect(names('helicopter')).toEqual([]);
});

test('matching words are highlighted, whatever characters the text has', () => {
  expect(markWords('Car wash', 'WASH')).toEqual([
    { text: 'Car ', isMatch: false },
    { text: 'wash', isMatch: true },
  ]);
  expect(markWords('Oil (5W-30)', '(5w')).toEqual([
    { text: 'Oil ', isMatch: false },
    { text: '(5W', isMatch: true },
    { text: '-30)', isMatch: false },
  ]);
  expect(markWords('Brake Pads', 'pads').at(-1)).toEqual({ text: 'Pads', isMatch: true });
  expect(markWords('Car wash', '')).toEqual([{ text: 'Car wash', isMatch: false }]);
});
