import { z } from 'zod';
import { id } from '../shared/ids.ts';
import { limits } from '../shared/limits.ts';

/** What a browser needs to show a picture without moving the page: its shape, a blurred stand-in and its widths. */
export const picture = z.object({
  /** The widest there is. */
  url: z.string(),
  /** Narrowest first, the widest among them. */
  sources: z.array(z.object({ url: z.string(), width: z.int().positive() })),
  width: z.int().positive(),
  height: z.int().positive(),
  /** A tiny blurred picture as a `data:` address. */
  placeholder: z.string(),
});
export type Picture = z.infer<typeof picture>;

/** What a file is for decides its limits and who may read it: of `revvy` only its owner, by addresses that expire. */
export const filePurpose = z.enum(['post', 'revvy']);
export type FilePurpose = z.infer<typeof filePurpose>;

export const uploadInput = z.strictObject({ file: z.file().max(limits.pictureBytes), purpose: filePurpose });

export const uploadedFile = z.object({ id, picture });
export type UploadedFile = z.infer<typeof uploadedFile>;
