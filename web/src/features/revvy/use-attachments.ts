import type { UploadedFile } from '@pahiya/contract/files/schemas';
import type { AttachmentKind } from '@pahiya/contract/revvy/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useEffect } from 'react';
import { uploadFile } from '@/lib/api/upload-file.ts';
import { type PictureProblem, pictureProblem } from '@/shared/files/rules/picture-problem.ts';
import { type Upload, useUploads } from '@/shared/files/use-uploads.ts';
import type { KeptDraft } from './storage.ts';
import { useFilming } from './use-filming.ts';

export interface Attachment extends Upload<UploadedFile, PictureProblem> {
  kind: AttachmentKind;
  /** File name on the device; empty when unknown. */
  name: string;
  previewUrl: string;
}

interface AttachmentNotices {
  onTooMany: () => void;
  onUnreadableVideo: () => void;
}

/** Pictures of a question. Each is uploaded as soon as it is chosen; a video is reduced to a few frames. */
export function useAttachments(kept: KeptDraft['attachments'], { onTooMany, onUnreadableVideo }: AttachmentNotices) {
  const { items, latest, show, send, remove, sendAllAgain } = useUploads<Attachment, UploadedFile, PictureProblem>({
    first: () => kept.map(restored),
    send: (file, way) =>
      uploadFile<UploadedFile>({ method: 'POST', path: '/files', form: { purpose: 'revvy', file }, ...way }),
    problemOf: pictureProblem,
  });
  const room = () => Math.max(limits.revvyAttachments - latest.current.length, 0);
  const { isFilming, film } = useFilming({
    room,
    onFrames: (frames) => add(frames, 'frame'),
    onTooMany,
    onFailed: onUnreadableVideo,
  });
  useEffect(() => () => latest.current.forEach(forgetPreview), [latest]);

  function add(files: readonly Blob[], kind: AttachmentKind) {
    if (files.length > room()) onTooMany();
    const added = files.slice(0, room()).map((file) => chosen(file, kind));
    show([...latest.current, ...added]);
    for (const item of added) if (!item.problem) send(item);
  }

  return {
    items,
    isFilming,
    isBusy: isFilming || items.some(({ uploaded, problem }) => !uploaded && !problem),
    addFiles(files: readonly File[]) {
      const [videos, pictures] = [files.filter(isVideo), files.filter((file) => !isVideo(file))];
      add(pictures, 'picture');
      for (const video of videos) void film(video);
    },
    remove(key: string) {
      latest.current.filter((item) => item.key === key).forEach(forgetPreview);
      remove(key);
    },
    sendAgain: send,
    restore: (former: Attachment[]) => show([...former, ...latest.current].slice(0, limits.revvyAttachments)),
    sendAllAgain,
    /** Clears the box while the question is in flight. Call `forget` or `restore` afterwards. */
    clear: () => show([]),
    forget: (former: Attachment[]) => former.forEach(forgetPreview),
  };
}

function isVideo({ type }: File): boolean {
  return type.startsWith('video/');
}

function restored({ kind, uploaded }: KeptDraft['attachments'][number]): Attachment {
  const previewUrl = uploaded.picture.url;
  return { key: uploaded.id, kind, file: null, name: '', previewUrl, sent: 1, uploaded, problem: null };
}

function chosen(file: Blob, kind: AttachmentKind): Attachment {
  return {
    key: crypto.randomUUID(),
    kind,
    file,
    name: file instanceof File ? file.name : '',
    previewUrl: URL.createObjectURL(file),
    sent: 0,
    uploaded: null,
    problem: file.size > limits.pictureBytes ? 'tooLarge' : null,
  };
}

function forgetPreview({ file, previewUrl }: Attachment): void {
  if (file) URL.revokeObjectURL(previewUrl);
}
