import { expect, test } from 'vitest';
import { requestLanguage } from './request-language.ts';

test.each([
  [{}, 'en'],
  [{ cookie: 'theme=dark; lang=ta' }, 'ta'],
  [{ cookie: 'lang=ta', 'accept-language': 'hi' }, 'ta'],
  [{ cookie: 'lang=xx; slang=hi', 'accept-language': 'bn-IN' }, 'bn'],
  [{ 'accept-language': 'fr, ml-IN;q=0.9, en;q=0.8' }, 'ml'],
  [{ 'accept-language': 'hi;q=0.1, en-GB' }, 'en'],
  [{ 'accept-language': 'pa;q=0, *' }, 'en'],
  [{ 'accept-language': 'GU-in ; Q=0.5' }, 'gu'],
] as const)('the language of a request with %o is %s', (headers, language) => {
  expect(requestLanguage(new Headers(headers))).toBe(language);
});
