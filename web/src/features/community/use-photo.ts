import type { UploadedFile } from '@pahiya/contract/files/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { uploadFile } from '@/lib/api/upload-file.ts';
import { type PictureProblem, pictureProblem } from '@/shared/files/rules/picture-problem.ts';
import type { PostDraft } from './storage/post-draft.ts';

export interface Photo {
  file: File;
  previewUrl: string;
  /** Progress of the upload, from 0 to 1. */
  sent: number;
  uploaded: UploadedFile | null;
  problem: PictureProblem | null;
}

/** A post's photo. It is uploaded as soon as it is chosen; removing it or leaving the form cancels the upload. */
export function usePhoto(draft: PostDraft['photo']) {
  const [photo, setPhoto] = useState<Photo | null>(() => draft && photoOf(draft.file, draft.uploaded));
  const sending = useRef<AbortController>(undefined);
  const preview = photo?.previewUrl;
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview);
  }, [preview]);

  function change(changes: Partial<Photo>) {
    setPhoto((shown) => shown && { ...shown, ...changes });
  }

  async function send(file: File) {
    const own = new AbortController();
    sending.current = own;
    change({ sent: 0, problem: null });
    try {
      const uploaded = await uploadFile<UploadedFile>({
        method: 'POST',
        path: '/files',
        form: { purpose: 'post', file },
        onProgress: (sent) => change({ sent }),
        signal: own.signal,
      });
      if (!own.signal.aborted) change({ sent: 1, uploaded });
    } catch (error) {
      if (!own.signal.aborted) change({ problem: pictureProblem(error) });
    }
  }

  function choose(file: File) {
    sending.current?.abort();
    setPhoto(photoOf(file, null));
    if (file.size > limits.pictureBytes) change({ problem: 'tooLarge' });
    else void send(file);
  }

  function remove() {
    sending.current?.abort();
    setPhoto(null);
  }

  /** Uploads the same file again after a failure, or when the server no longer has it. */
  function sendAgain() {
    if (!photo) return;
    change({ uploaded: null });
    void send(photo.file);
  }

  const resume = useEffectEvent(() => {
    if (photo && !photo.uploaded) void send(photo.file);
  });
  useEffect(() => {
    resume();
    return () => sending.current?.abort();
  }, []);

  return {
    photo,
    choose,
    remove,
    sendAgain,
    isBusy: photo !== null && !photo.uploaded && !photo.problem,
    /** The photo for the draft. A file the server refused is not kept. */
    draft:
      photo && (!photo.problem || photo.problem === 'failed') ? { file: photo.file, uploaded: photo.uploaded } : null,
  };
}

function photoOf(file: File, uploaded: UploadedFile | null): Photo {
  return { file, previewUrl: URL.createObjectURL(file), sent: uploaded ? 1 : 0, uploaded, problem: null };
}
