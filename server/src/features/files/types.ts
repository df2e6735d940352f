import type { Images } from '../../platform/images/images.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';

/** Amount stored by one account. */
export interface StorageAmount {
  bytes: number;
  files: number;
}

export interface Files {
  store: FileStore;
  images: Images;
  /** Signs the addresses of private files. */
  addressKey: Buffer;
  /** Storage limit of one account. */
  quota: StorageAmount;
}
