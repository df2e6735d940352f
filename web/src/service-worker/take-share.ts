import { limits } from '@pahiya/contract/shared/limits';
import { type SharedPost, type ShareProblem, shareFields } from '../shared/community/storage/shared-photo.ts';

/** Allowed picture types, the same as in the community's photo field. */
const pictureKinds = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

type Shared = { ok: true; post: SharedPost } | { ok: false; problem: ShareProblem };

export function readShare(form: FormData): Shared {
  const files = form
    .getAll(shareFields.photos)
    .filter((entry): entry is File => entry instanceof File && entry.size > 0);
  const pictures = files.filter(({ type }) => pictureKinds.includes(type));
  const photo = pictures.find(({ size }) => size <= limits.pictureBytes) ?? null;
  const caption = captionOf(form);
  if (photo || (files.length === 0 && caption)) return { ok: true, post: { caption, photo } };
  if (files.length === 0) return { ok: false, problem: 'none' };
  return { ok: false, problem: pictures.length > 0 ? 'too-large' : 'not-a-picture' };
}

function captionOf(form: FormData): string {
  const words = [shareFields.title, shareFields.text, shareFields.url].flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' && value.trim() ? [value.trim()] : [];
  });
  return [...new Set(words)].join('\n').slice(0, limits.captionLength);
}
