import type { Images } from '../../platform/images/images.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';

/** Of one account. */
export interface StorageAmount {
  bytes: number;
  files: number;
}

export interface Files {
  store: FileStore;
  images: Images;
  /** Signs the addresses of private files. */
  addressKey: Buffer;
  /** What one account may keep. */
  quota: StorageAmount;
}
