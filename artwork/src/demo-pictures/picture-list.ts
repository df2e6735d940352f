import { readFile, writeFile } from 'node:fs/promises';

export interface ListedPicture {
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
}

type PictureList = Record<string, ListedPicture>;

/** `pictures.json`: the data that the loader needs about each picture without opening it. */
export async function readList(folder: URL): Promise<PictureList> {
  try {
    return JSON.parse(await readFile(new URL('pictures.json', folder), 'utf8'));
  } catch {
    return {};
  }
}

export async function writeList(folder: URL, list: PictureList): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(list).toSorted(([a], [b]) => a.localeCompare(b)));
  await writeFile(new URL('pictures.json', folder), `${JSON.stringify(sorted, null, 2)}\n`);
}
