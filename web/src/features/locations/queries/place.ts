import { queryOptions } from '@tanstack/react-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { readCookie } from '@/lib/storage/cookies.ts';
import { type ChosenPlace, parsePlace } from '../rules.ts';

export const placeCookie = 'place';

const storedPlace = createIsomorphicFn()
  .server(() => parsePlace(readCookie(getRequest().headers.get('cookie') ?? '', placeCookie)))
  .client(() => parsePlace(readCookie(document.cookie, placeCookie)));

/** The chosen place. The server reads it from the request's cookie, so hydration starts with the same one. */
export const placeOptions = queryOptions({
  queryKey: ['place'],
  queryFn: (): ChosenPlace | null => storedPlace(),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
