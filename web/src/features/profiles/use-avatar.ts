import type { OwnProfile } from '@pahiya/contract/profiles/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '@/lib/api.ts';
import { uploadFile } from '@/lib/upload-file.ts';
import { ownProfile } from './queries.ts';

interface Sending {
  /** Shows the chosen picture from this device. */
  previewUrl: string;
  /** From 0 to 1. */
  sent: number;
}

/** Sets and removes the own picture; while one is on its way it can be seen already. */
export function useAvatar() {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);

  async function keep(profile: OwnProfile) {
    // An answer that was asked for before the change would bring back what it replaced.
    await queryClient.cancelQueries({ queryKey: ownProfile().queryKey });
    queryClient.setQueryData(ownProfile().queryKey, profile);
    // The picture also stands beside own posts and comments, and in lists of people.
    for (const queryKey of [orpc.profiles.get.key(), orpc.profiles.posts.key(), orpc.community.key()]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }

  const upload = useMutation({
    mutationFn: async (file: File) => {
      const previewUrl = URL.createObjectURL(file);
      setSending({ previewUrl, sent: 0 });
      try {
        const profile = await uploadFile<OwnProfile>({
          method: 'PUT',
          path: '/profiles/me/avatar',
          form: { file },
          onProgress: (sent) => setSending({ previewUrl, sent }),
        });
        await loaded(profile.avatarUrl);
        return profile;
      } finally {
        setSending(null);
        URL.revokeObjectURL(previewUrl);
      }
    },
    onSuccess: keep,
  });
  const remove = useMutation(orpc.profiles.removeAvatar.mutationOptions({ onSuccess: keep }));

  return { sending, upload, remove };
}

/** Until the new picture is here, the preview stays: nothing flickers. */
async function loaded(url: string | null): Promise<void> {
  if (url === null) return;
  const picture = new Image();
  picture.src = url;
  await picture.decode().catch(() => undefined);
}
