import { brand } from '@pahiya/contract/shared/brand';
import { createStoredMark } from '@/lib/session/store/stored-mark.ts';
import { onDevice } from '@/lib/storage/stored.ts';

/** Set when the user declined to install the site on this device, so that it is not offered again. */
export const installDeclined = createStoredMark(`${brand.slug}:install-not-now`, onDevice);
