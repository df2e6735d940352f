import type { Images } from '../../platform/images/images.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';

export interface StorageAmount {
  bytes: number;
  files: number;
}

export interface Files {
  store: FileStore;
  images: Images;
  addressKey: Buffer;
  quota: StorageAmount;
}
