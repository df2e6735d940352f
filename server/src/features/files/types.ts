import type { Images } from '../../platform/images/images.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';

export interface Files {
  store: FileStore;
  images: Images;
  /** Signs the addresses of private files. */
  addressKey: Buffer;
}
