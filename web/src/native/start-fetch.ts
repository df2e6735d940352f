import { prefix } from '../lib/contract.gen.json';
import { serverOrigin } from '../lib/server-origin.ts';
import { createAppFetch } from './app-fetch.ts';
import { device } from './device.ts';

/** For all calls of this app. */
export const appFetch = createAppFetch({
  api: serverOrigin() + prefix,
  sessionToken: device.sessionToken,
  language: () => document.documentElement.lang,
});
