import type { UploadedFile } from '@pahiya/contract/files/schemas';
import type { AttachmentKind } from '@pahiya/contract/revvy/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '@/lib/upload-file.ts';
import { takeFrames } from './queries/take-frames.ts';
import { type AttachmentProblem, problemOf } from './queries/upload-problem.ts';
import type { KeptDraft } from './storage.ts';

export interface Attachment {
  key: string;
  kind: AttachmentKind;
  /** Null for one that was sent before the page was loaded anew. */
  file: Blob | null;
  /** As the device calls it; empty when that is not known. */
  name: string;
  /** An address to look at it. */
  previewUrl: string;
  /** From 0 to 1. */
  sent: number;
  uploaded: UploadedFile | null;
  problem: AttachmentProblem | null;
}

interface AttachmentNotices {
  onTooMany: () => void;
  onUnreadableVideo: () => void;
}

/** The pictures of a question: each is sent as soon as it is chosen. Of a video only a few pictures are. */
export function useAttachments(kept: KeptDraft['attachments'], notices: AttachmentNotices) {
  const [items, setItems] = useState<Attachment[]>(() => kept.map(restored));
  const [filming, setFilming] = useState(0);
  const sending = useRef(new Map<string, AbortController>());
  const latest = useRef(items);
  latest.current = items;
  const isLeft = useRef(false);
  const count = useRef(items.length);
  count.current = items.length;

  useEffect(() => {
    const running = sending.current;
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      for (const own of running.values()) own.abort();
      latest.current.forEach(forgetPreview);
    };
  }, []);

  function change(key: string, changes: Partial<Attachment>) {
    setItems((shown) => shown.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  }

  async function send({ key, file }: Pick<Attachment, 'key' | 'file'>) {
    if (!file) return;
    const own = new AbortController();
    sending.current.set(key, own);
    change(key, { sent: 0, problem: null, uploaded: null });
    try {
      const uploaded = await uploadFile<UploadedFile>({
        method: 'POST',
        path: '/files',
        form: { purpose: 'revvy', file },
        onProgress: (sent) => change(key, { sent }),
        signal: own.signal,
      });
      change(key, { sent: 1, uploaded });
    } catch (error) {
      if (!own.signal.aborted) change(key, { problem: problemOf(error) });
    }
  }

  function add(files: readonly Blob[], kind: AttachmentKind) {
    const room = limits.revvyAttachments - count.current;
    if (files.length > room) notices.onTooMany();
    const added = files.slice(0, Math.max(room, 0)).map((file) => chosen(file, kind));
    count.current += added.length;
    setItems((shown) => [...shown, ...added]);
    for (const item of added) if (!item.problem) void send(item);
  }

  async function film(video: File) {
    const room = limits.revvyAttachments - count.current;
    if (room <= 0) return notices.onTooMany();
    setFilming((running) => running + 1);
    try {
      const frames = await takeFrames(video, room);
      if (!isLeft.current) add(frames, 'frame');
    } catch {
      notices.onUnreadableVideo();
    } finally {
      setFilming((running) => running - 1);
    }
  }

  function remove(key: string) {
    sending.current.get(key)?.abort();
    setItems((shown) => shown.filter((item) => item.key !== key || forgetPreview(item)));
  }

  return {
    items,
    /** Whether pictures are being taken from a video. */
    isFilming: filming > 0,
    isBusy: filming > 0 || items.some(({ uploaded, problem }) => !uploaded && !problem),
    addFiles(files: readonly File[]) {
      add(
        files.filter(({ type }) => !type.startsWith('video/')),
        'picture',
      );
      for (const video of files.filter(({ type }) => type.startsWith('video/'))) void film(video);
    },
    remove,
    sendAgain: (item: Attachment) => void send(item),
    /** Puts back what could not be asked with. */
    restore: (former: Attachment[]) => setItems((shown) => [...former, ...shown].slice(0, limits.revvyAttachments)),
    /** The server has forgotten them: those that are still at hand are sent once more. */
    sendAllAgain(former: Attachment[]) {
      for (const item of former) item.file ? void send(item) : change(item.key, { problem: 'gone' });
    },
    /** Out of the box, until it is known whether they were asked with: then `forget` or `restore` them. */
    clear: () => setItems([]),
    forget: (former: Attachment[]) => former.forEach(forgetPreview),
  };
}

function restored({ kind, uploaded }: KeptDraft['attachments'][number]): Attachment {
  return {
    key: uploaded.id,
    kind,
    file: null,
    name: '',
    previewUrl: uploaded.picture.url,
    sent: 1,
    uploaded,
    problem: null,
  };
}

function chosen(file: Blob, kind: AttachmentKind): Attachment {
  const problem = file.size > limits.pictureBytes ? 'tooLarge' : null;
  return {
    key: crypto.randomUUID(),
    kind,
    file,
    name: file instanceof File ? file.name : '',
    previewUrl: URL.createObjectURL(file),
    sent: 0,
    uploaded: null,
    problem,
  };
}

/** Answers false: it is to be left out. */
function forgetPreview({ file, previewUrl }: Attachment): false {
  if (file) URL.revokeObjectURL(previewUrl);
  return false;
}
