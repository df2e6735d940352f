import { expect, test } from 'vitest';
import { likenessTo, nameLike, namingWords } from './named-garage.ts';

function isNamed(text: string, name: string, location = 'Delhi'): boolean {
  return likenessTo(namingWords(text), { name, location }) !== null;
}

test.each([
  ['battery at Saat Taare Motor Works', 'Saat Taare Motor Works'],
  ['SAT TARE par battery badal do', 'Saat Taare Motor Works'],
  ['सात तारे मोटर वर्क्स में', 'Saat Taare Motor Works'],
  ['book at neelgagn on monday', 'Neelgagan Paint House'],
  ['a wash at Torque House', 'Torque House'],
  ['gear dost, tomorrow', 'Dilli Gear Dost'],
  ['बैटरी नवाबी पर बुक कर दो', 'Nawabi Auto Care'],
])('%s names %s', (text, name) => {
  expect(isNamed(text, name)).toBe(true);
});

test.each([
  ['a service for my santro', 'Santra Service Station'],
  ['book a service for my old scooter', 'Old Banyan Scooters'],
  ['book battery replacement', 'Chaukas Battery Point'],
  ['my blue car needs a wash at a studio', 'Blue Peacock Auto Studio'],
  ['book a garage in Dilli', 'Dilli Gear Dost'],
  ['mere dost ki bike ki service', 'Dilli Gear Dost'],
  ['car service book kar do', 'Ghanti Doorstep Car Care'],
])('%s does not name %s', (text, name) => {
  expect(isNamed(text, name)).toBe(false);
});

test('a phrase that looks like a name counts as one, and a general word for a garage does not', () => {
  expect(nameLike('book a service at Kumar Brothers Motors in Delhi')).toBe('Kumar Brothers Motors');
  expect(nameLike('book a service at a good garage')).toBeUndefined();
  expect(nameLike('book a service at the nearest service centre')).toBeUndefined();
});
