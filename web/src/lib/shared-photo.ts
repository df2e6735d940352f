import { brand } from '@pahiya/contract/shared/brand';

/** Where another app's share sheet sends what is shared (the manifest's `share_target`). */
export const sharePath = '/share';
/** The names of the fields of what is sent there. */
export const shareFields = { title: 'title', text: 'text', url: 'url', photos: 'photos' } as const;

/** Why what was shared cannot be posted. */
export const shareProblems = ['none', 'not-a-picture', 'too-large', 'failed', 'gone'] as const;
export type ShareProblem = (typeof shareProblems)[number];

/** Of the cache where the worker leaves what was shared until a page takes it. */
export const sharedCache = `${brand.slug}-shared`;
const textHeader = 'x-shared-text';
const nameHeader = 'x-shared-name';

export interface SharedPost {
  caption: string;
  photo: File | null;
}

function addressOf(id: string): string {
  return `${sharePath}/${id}`;
}

/** What is used of the browser's caches: this file is read where no browser is, too. */
interface Shelves {
  delete(name: string): Promise<boolean>;
  open(name: string): Promise<{
    put(address: string, kept: Response): Promise<void>;
    match(address: string): Promise<Response | undefined>;
    delete(address: string): Promise<boolean>;
  }>;
}

/** Only the newest is kept. */
export async function keepShared(caches: Shelves, id: string, { caption, photo }: SharedPost): Promise<void> {
  await caches.delete(sharedCache);
  const cache = await caches.open(sharedCache);
  const headers = {
    'content-type': photo?.type ?? 'text/plain',
    [textHeader]: encodeURIComponent(caption),
    ...(photo && { [nameHeader]: encodeURIComponent(photo.name) }),
  };
  await cache.put(addressOf(id), new Response(photo ?? '', { headers }));
}

/** What was shared under `id`, once: it is not kept after that. Null when it is not there any more. */
export async function takeShared(caches: Shelves, id: string): Promise<SharedPost | null> {
  const cache = await caches.open(sharedCache);
  const kept = await cache.match(addressOf(id));
  if (!kept) return null;
  await cache.delete(addressOf(id));
  const caption = decodeURIComponent(kept.headers.get(textHeader) ?? '');
  const name = kept.headers.get(nameHeader);
  if (name === null) return { caption, photo: null };
  const type = kept.headers.get('content-type') ?? '';
  return { caption, photo: new File([await kept.blob()], decodeURIComponent(name), { type }) };
}
