import { expect, test } from 'vitest';
import { filesForAll, isOfBuild, languageOf, textsIn, usedFiles } from './built-files.ts';

const files = [
  'assets/framework-BTzRvVO4.js',
  'assets/language-en-Dh-FYJll.js',
  'assets/language-auth-mr-_SBWCoxl.js',
  'assets/guarded-mr-DojnMuSl.js',
  'assets/language-catalogueNames-mr-DojnMuSl.js',
  'assets/language-select-DojnMuSl.js',
].map((url) => ({ url, revision: null }));

test('a file of texts belongs to a language', () => {
  expect(files.map(({ url }) => languageOf(url))).toEqual([null, 'en', 'mr', 'mr', 'mr', null]);
});

test('only texts of the language in use are cached', () => {
  expect(filesForAll(files).map(({ url }) => url)).toEqual([
    'assets/framework-BTzRvVO4.js',
    'assets/language-select-DojnMuSl.js',
  ]);
  expect(textsIn(files, 'mr')).toEqual([
    '/assets/language-auth-mr-_SBWCoxl.js',
    '/assets/guarded-mr-DojnMuSl.js',
    '/assets/language-catalogueNames-mr-DojnMuSl.js',
  ]);
});

test('a page of another version is recognized by its scripts', () => {
  const page = (...scripts: string[]) =>
    `<html lang="en"><link rel="stylesheet" href="/assets/app-other.css">${scripts.map((name) => `<script src="/assets/${name}.js"></script>`)}</html>`;
  expect(isOfBuild(page('framework-BTzRvVO4', 'language-en-Dh-FYJll'), files)).toBe(true);
  expect(isOfBuild(page('framework-BTzRvVO4', 'language-en-newer123'), files)).toBe(false);
  expect(isOfBuild(page('framework-newer123'), files)).toBe(false);
});

test('only built files of this site are cached from what a page has loaded, each once', () => {
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
