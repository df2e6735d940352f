import { expect, test } from 'vitest';
import { answerUnknownPath } from './not-found-rules.ts';

const unknownInside = [
  '/services/car-service/extra',
  '/community/nowhere',
  '/profile/someone/else',
  '/settings/old',
  '/notifications/7',
  '/revvy/lost',
  '/book',
  '/book/one/two',
];

test.each(unknownInside)('%s sends a signed-in user home', (path) => {
  expect(answerUnknownPath(path, 'signed-in')).toEqual({ redirectTo: '/' });
});

test.each(unknownInside)('%s sends an anonymous visitor to sign in', (path) => {
  expect(answerUnknownPath(path, 'signed-out')).toEqual({ redirectTo: '/auth' });
});

test.each(unknownInside)('%s waits until the session is known', (path) => {
  expect(answerUnknownPath(path, 'loading')).toEqual({ show: 'spinner' });
});

test.each(['/nowhere', '/support/old', '/car-services', '/a/services', '//services'])(
  '%s is a 404 page for everyone, without waiting for the session',
  (path) => {
    for (const session of ['loading', 'signed-in', 'signed-out'] as const) {
      expect(answerUnknownPath(path, session)).toEqual({ show: 'not-found' });
    }
  },
);
