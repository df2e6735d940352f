import type { Picture } from '@pahiya/contract/files/schemas';
import { fileAddress, pictureKey } from '../rules.ts';
import { files } from '../tables.ts';

export const pictureColumns = {
  folder: files.folder,
  width: files.width,
  height: files.height,
  widths: files.widths,
  placeholder: files.placeholder,
};

export type PictureRow = Pick<typeof files.$inferSelect, keyof typeof pictureColumns>;

/** Null for a missing file and one that is no picture. A private one needs `addressesAt`. */
export function toPicture(row: PictureRow | null, addressOf: (key: string) => string = fileAddress): Picture | null {
  if (!row?.width || !row.height || row.placeholder === null) return null;
  const { width, height, placeholder } = row;
  const sources = row.widths.map((width) => ({ url: addressOf(pictureKey(row.folder, width)), width }));
  const widest = sources.at(-1);
  return widest ? { url: widest.url, sources, width, height, placeholder } : null;
}
