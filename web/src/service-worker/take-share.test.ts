import { limits } from '@pahiya/contract/shared/limits';
import { expect, test } from 'vitest';
import { readShare } from './take-share.ts';

function share(texts: Record<string, string>, ...photos: File[]): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  for (const photo of photos) form.append('photos', photo);
  return form;
}

const picture = new File(['x'], 'wheel.jpg', { type: 'image/jpeg' });
const video = new File(['x'], 'wheel.mp4', { type: 'video/mp4' });
const drawing = new File(['<svg/>'], 'wheel.svg', { type: 'image/svg+xml' });
const huge = new File([new Uint8Array(limits.pictureBytes + 1)], 'huge.png', { type: 'image/png' });

test('the first picture and the text make a post', () => {
  const shared = readShare(share({ title: 'New wheel', text: ' New wheel ', url: 'https://a.test' }, video, picture));
  expect(shared).toEqual({ ok: true, post: { caption: 'New wheel\nhttps://a.test', photo: picture } });
});

test("text alone is a post too, truncated to a caption's length", () => {
  const shared = readShare(share({ text: 'a'.repeat(limits.captionLength + 9) }));
  expect(shared).toEqual({ ok: true, post: { caption: 'a'.repeat(limits.captionLength), photo: null } });
});

test('only pictures up to the size limit are accepted', () => {
  expect(readShare(share({ text: 'look' }, video, drawing))).toEqual({ ok: false, problem: 'not-a-picture' });
  expect(readShare(share({}, huge))).toEqual({ ok: false, problem: 'too-large' });
  expect(readShare(share({}, huge, picture))).toMatchObject({ ok: true, post: { photo: picture } });
  expect(readShare(share({}))).toEqual({ ok: false, problem: 'none' });
});
