import { brand } from '@pahiya/contract/shared/brand';

/** Cache in which the worker leaves shared content for a page. */
export const sharedCache = `${brand.slug}-shared`;
