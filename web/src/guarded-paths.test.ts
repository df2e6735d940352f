import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isGuarded } from './guarded-paths.ts';

/** Path and id of each page, from the types that the router's generator writes. */
function listPages(): [path: string, id: string][] {
  const source = readFileSync(new URL('routeTree.gen.ts', import.meta.url), 'utf8');
  const [, byId = ''] = source.split('export interface FileRoutesById {');
  const [list = ''] = byId.split('}');
  return [...list.matchAll(/'(\/[^']*)': typeof/g)].map(([, id = '']) => [
    id.replace('/_guarded', '').replaceAll('_/', '/') || '/',
    id,
  ]);
}

test('a path is known to need an account if its page does', () => {
  const pages = listPages().filter(([, id]) => id !== '/_guarded');
  expect(pages.length).toBeGreaterThan(40);
  const wrong = pages.filter(([path, id]) => isGuarded(path.replaceAll('$', '')) !== id.startsWith('/_guarded/'));
  expect(wrong).toEqual([]);
});
