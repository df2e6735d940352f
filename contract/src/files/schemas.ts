import { z } from 'zod';
import { id } from '../shared/ids.ts';
import { limits } from '../shared/limits.ts';

/** Enough to show a picture without a layout shift. */
export const picture = z.object({
  /** The widest version. */
  url: z.string(),
  /** Narrowest first, including the widest. */
  sources: z.array(z.object({ url: z.string(), width: z.int().positive() })),
  width: z.int().positive(),
  height: z.int().positive(),
  placeholder: z.string(),
});
export type Picture = z.infer<typeof picture>;

/** Only the owner can read a `revvy` file, by URLs that expire. */
export const filePurpose = z.enum(['post', 'revvy']);
export type FilePurpose = z.infer<typeof filePurpose>;

export const uploadInput = z.strictObject({ file: z.file().max(limits.pictureBytes), purpose: filePurpose });

export const uploadedFile = z.object({ id, picture });
export type UploadedFile = z.infer<typeof uploadedFile>;
