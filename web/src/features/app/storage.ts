import { brand } from '@pahiya/contract/shared/brand';
import { createStoredMark } from '@/lib/session/stored-mark.ts';

/** That somebody does not want the site on the home screen of this device: they are not asked again. */
export const installDeclined = createStoredMark(`${brand.slug}:install-not-now`, () => window.localStorage);
