import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { serverOrigin } from './server-origin.ts';

export const siteOrigin = createIsomorphicFn()
  .server((): string => getGlobalStartContext()?.origin ?? new URL(getRequest().url).origin)
  .client(serverOrigin);
