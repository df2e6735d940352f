import { createImages } from '../../../platform/images/images.ts';
import type { StorageSettings } from '../../../platform/storage/drivers.ts';
import { createFileStore } from '../../../platform/storage/file-store.ts';
import { deriveAddressKey } from '../rules.ts';
import type { Files, StorageAmount } from '../types.ts';

export async function createFiles(storage: StorageSettings, secret: string, quota: StorageAmount): Promise<Files> {
  return {
    store: await createFileStore(storage),
    images: createImages(),
    addressKey: deriveAddressKey(secret),
    quota,
  };
}
