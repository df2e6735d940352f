import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentSchema, parseEnvironment } from '../server/src/config/environment.ts';

const text = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
const settings = [...text.matchAll(/^#?\s*([A-Za-z_][A-Za-z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => ({
  name,
  value,
}));

test('.env.example has every variable once and no other', () => {
  const names = settings.map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted());
});

test('every example is a value the product accepts', () => {
  expect(() => parseEnvironment(Object.fromEntries(settings.map(({ name, value }) => [name, value])))).not.toThrow();
});
