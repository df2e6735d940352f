import type { MediaResult } from '@capacitor/camera';
import { codeOf, type Plugins } from './plugins.ts';

/** The user cancelled or denied access, so nothing has failed. */
const takenBack = ['OS-PLUG-CAMR-0003', 'OS-PLUG-CAMR-0005', 'OS-PLUG-CAMR-0006', 'OS-PLUG-CAMR-0020'];

/** Large enough for every use, and much smaller than a camera's picture. */
const size = { quality: 85, targetWidth: 2048, targetHeight: 2048, correctOrientation: true } as const;

type ReadFile = (address: string) => Promise<Blob>;

export async function takePhoto(camera: Plugins['camera'], read: ReadFile = readFile): Promise<File | null> {
  return await fileOf(() => camera.takePhoto({ ...size, saveToGallery: false }), read);
}

export async function choosePhoto(camera: Plugins['camera'], read: ReadFile = readFile): Promise<File | null> {
  return await fileOf(async () => (await camera.chooseFromGallery({ ...size, limit: 1 })).results[0], read);
}

async function fileOf(choose: () => Promise<MediaResult | undefined>, read: ReadFile): Promise<File | null> {
  try {
    const address = (await choose())?.webPath;
    if (!address) return null;
    const content = await read(address);
    return new File([content], 'photo.jpg', { type: content.type || 'image/jpeg' });
  } catch (error) {
    if (takenBack.includes(codeOf(error))) return null;
    throw error;
  }
}

/** The phone serves the file to the app's own pages, under their origin. */
async function readFile(address: string): Promise<Blob> {
  return await (await fetch(address)).blob();
}
