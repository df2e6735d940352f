import { createImages } from '../../../platform/images/images.ts';
import type { StorageSettings } from '../../../platform/storage/drivers.ts';
import { createFileStore } from '../../../platform/storage/file-store.ts';
import { deriveAddressKey } from '../rules.ts';
import type { Files, StorageAmount } from '../types.ts';

export function createFiles(storage: StorageSettings, secret: string, quota: StorageAmount): Files {
  return {
    store: createFileStore(storage),
    images: createImages(),
    addressKey: deriveAddressKey(secret),
    quota,
  };
}
