import { sharedCache } from './shared-cache.ts';

/** Path that receives content from other apps' share sheets (the manifest's `share_target`). */
export const sharePath = '/share';
export const shareFields = { title: 'title', text: 'text', url: 'url', photos: 'photos' } as const;

/** Reasons why shared content cannot be posted. */
export const shareProblems = ['none', 'not-a-picture', 'too-large', 'failed', 'gone'] as const;
export type ShareProblem = (typeof shareProblems)[number];

const textHeader = 'x-shared-text';
const nameHeader = 'x-shared-name';

export interface SharedPost {
  caption: string;
  photo: File | null;
}

function addressOf(id: string): string {
  return `${sharePath}/${id}`;
}

/** The used part of the browser's caches. Declared here, because this file is also used outside browsers. */
interface CacheStore {
  delete(name: string): Promise<boolean>;
  open(name: string): Promise<{
    put(address: string, kept: Response): Promise<void>;
    match(address: string): Promise<Response | undefined>;
    delete(address: string): Promise<boolean>;
  }>;
}

/** Keeps only the newest. */
export async function keepShared(caches: CacheStore, id: string, { caption, photo }: SharedPost): Promise<void> {
  await caches.delete(sharedCache);
  const cache = await caches.open(sharedCache);
  const headers = {
    'content-type': photo?.type ?? 'text/plain',
    [textHeader]: encodeURIComponent(caption),
    ...(photo && { [nameHeader]: encodeURIComponent(photo.name) }),
  };
  await cache.put(addressOf(id), new Response(photo ?? '', { headers }));
}

/** Takes the content shared under `id`, which is removed then. Null when it is gone. */
export async function takeShared(caches: CacheStore, id: string): Promise<SharedPost | null> {
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
