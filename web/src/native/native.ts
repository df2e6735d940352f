import { brand } from '@pahiya/contract/shared/brand';
import { browse } from './browser.ts';
import { locate } from './location.ts';
import { choosePhoto, takePhoto } from './photos.ts';
import type { Plugins } from './plugins.ts';
import { createPushes } from './push.ts';
import { createSecrets } from './secret.ts';
import { share } from './sharing.ts';
import type { Native } from './types.ts';

/** `origin`: of the site whose data the app shows. */
export function createNative(plugins: Plugins, origin: string): Native {
  const secret = createSecrets(plugins.secureStorage, `${brand.slug}.`);
  return {
    sessionToken: secret('session'),
    pushToken: secret('push'),
    pushes: createPushes(plugins, origin),
    locate: (options) => locate(plugins.geolocation, options),
    takePhoto: () => takePhoto(plugins.camera),
    choosePhoto: () => choosePhoto(plugins.camera),
    share: (what) => share(plugins.share, what),
    browse: (address) => browse(plugins, address, origin),
  };
}
