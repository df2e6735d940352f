import { brand } from '@pahiya/contract/shared/brand';
import { prefix } from '../lib/api/contract.gen.json';
import type { Native } from '../lib/phone/native.ts';
import { browse } from './browser.ts';
import { locate } from './location.ts';
import { createPhoneFetch, wholeAddresses } from './phone-fetch.ts';
import { choosePhoto, takePhoto } from './photos.ts';
import type { Plugins } from './plugins.ts';
import { createPushes } from './push.ts';
import { forgetPhone, registerPhone } from './push-device.ts';
import { createSecrets } from './secret.ts';
import { share } from './sharing.ts';
import { startPhoneApp } from './start.ts';

export function createNative(plugins: Plugins, origin: string): Native {
  const secret = createSecrets(plugins.secureStorage, `${brand.slug}.`);
  const sessionToken = secret('session');
  const deviceToken = secret('device');
  const pushToken = secret('push');
  const pushes = createPushes(plugins, origin);
  const api = origin + prefix;
  return {
    sessionToken,
    pushToken,
    pushes,
    registerForPushes: (calls, language) => registerPhone({ pushes, pushToken }, calls, language),
    forgetPushes: (calls) => forgetPhone({ pushToken }, calls),
    fetch: createPhoneFetch({ api, sessionToken, deviceToken, language: () => document.documentElement.lang }),
    withWholeAddresses: (answer) => JSON.parse(wholeAddresses(JSON.stringify(answer), api)),
    start: (router) => startPhoneApp(router, plugins, origin),
    locate: (options) => locate(plugins.geolocation, options),
    takePhoto: () => takePhoto(plugins.camera),
    choosePhoto: () => choosePhoto(plugins.camera),
    share: (what) => share(plugins.share, what),
    browse: (address) => browse(plugins, address, origin),
  };
}
