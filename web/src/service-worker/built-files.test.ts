import { expect, test } from 'vitest';
import { filesForAll, languageOf, textsIn, usedFiles } from './built-files.ts';

const files = [
  'assets/framework-BTzRvVO4.js',
  'assets/language-en-Dh-FYJll.js',
  'assets/language-auth-mr-_SBWCoxl.js',
  'assets/guarded-mr-DojnMuSl.js',
  'assets/language-select-DojnMuSl.js',
].map((url) => ({ url, revision: null }));

test('a file of texts tells its language', () => {
  expect(files.map(({ url }) => languageOf(url))).toEqual([null, 'en', 'mr', 'mr', null]);
});

test('texts are kept in the language in use alone', () => {
  expect(filesForAll(files).map(({ url }) => url)).toEqual([
    'assets/framework-BTzRvVO4.js',
    'assets/language-select-DojnMuSl.js',
  ]);
  expect(textsIn(files, 'mr')).toEqual(['/assets/language-auth-mr-_SBWCoxl.js', '/assets/guarded-mr-DojnMuSl.js']);
});

test('of what a page has fetched only built files of this site are kept, each once', () => {
  const fetched = [
    'https://pahiya.test/assets/framework-BTzRvVO4.js',
    'https://pahiya.test/assets/noto-sans-tamil.woff2',
    'https://pahiya.test/assets/noto-sans-tamil.woff2',
    'https://pahiya.test/api/bookings',
    'https://elsewhere.test/assets/other.js',
    'data:text/plain,x',
  ];
  expect(usedFiles(fetched, files, 'https://pahiya.test')).toEqual(['/assets/noto-sans-tamil.woff2']);
});
